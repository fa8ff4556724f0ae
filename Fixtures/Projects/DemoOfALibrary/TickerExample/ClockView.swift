import UIKit

/// A view of the demo alone lives as long as its first screen.
final class ClockView: UIView {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, target: self, selector: #selector(turn), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func turn() { alpha = alpha > 0.5 ? 0.5 : 1 }
}
