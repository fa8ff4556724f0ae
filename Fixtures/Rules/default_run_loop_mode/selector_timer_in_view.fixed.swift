import UIKit

final class BlinkingView: UIView {
  private var timer: Timer?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, timer == nil else { return }
    let timer = Timer(timeInterval: 0.5, target: self, selector: #selector(blink), userInfo: nil, repeats: true)
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
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
