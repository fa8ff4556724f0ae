import UIKit

final class Clock: UIView {
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)  // expect: invalidate_only_in_deinit(warning), default_run_loop_mode(warning)
  }

  @objc private func tick() {
    setNeedsDisplay()
  }

  deinit {
    timer?.invalidate()
  }
}
