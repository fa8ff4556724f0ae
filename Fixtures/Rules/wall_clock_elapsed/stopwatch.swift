import UIKit

final class StopwatchView: UIView {
  private let label = UILabel()
  private var start = Date()
  private var timer: Timer?

  func begin() {
    timer?.invalidate()
    start = Date()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      guard let self else { return }
      let elapsed = Date().timeIntervalSince(start)  // expect: wall_clock_elapsed(note)
      label.text = "\(elapsed)"
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
