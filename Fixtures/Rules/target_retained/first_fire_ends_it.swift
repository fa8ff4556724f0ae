import UIKit

/// The target is kept until the first fire, as by a timer that does not repeat.
final class SpinnerView: UIView {
  private var timer: Timer?

  func spin() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.4, target: self, selector: #selector(finish), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func finish() {
    timer?.invalidate()
    alpha = 1
  }
}
