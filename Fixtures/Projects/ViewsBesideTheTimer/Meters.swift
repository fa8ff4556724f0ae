import UIKit

final class LevelMeter: UIView {
  private let label = UILabel()
  private var seconds = 0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      guard let self else { return }
      seconds += 1
      label.text = "\(seconds)"
    }
  }

  func stop() { timer?.invalidate() }
}

final class TalkMeter: UIView {
  private let label = UILabel()
  private var seconds = 0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      guard let self else { return }
      seconds += 1
      label.text = "\(seconds)"
    }
  }

  func stop() { timer?.invalidate() }
}
