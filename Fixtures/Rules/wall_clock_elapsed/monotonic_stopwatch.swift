import UIKit

final class StopwatchView: UIView {
  private let label = UILabel()
  private var start = CACurrentMediaTime()
  private var timer: Timer?

  func begin() {
    timer?.invalidate()
    start = CACurrentMediaTime()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      guard let self else { return }
      label.text = "\(CACurrentMediaTime() - start)"
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
