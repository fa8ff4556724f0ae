import UIKit

final class BlinkingView: UIView {
  private var timer: Timer?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, timer == nil else { return }
    timer = Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(blink), userInfo: nil, repeats: true)  // expect: default_run_loop_mode(warning)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil else { return }
    timer?.invalidate()
    timer = nil
  }

  @objc private func blink() {
    alpha = alpha > 0.5 ? 0.3 : 1
  }
}
