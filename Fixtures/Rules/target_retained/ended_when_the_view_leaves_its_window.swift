import UIKit

/// Each stay in a window has a timer of its own, which ends when the view leaves it.
final class CompassView: UIView {
  private var timer: Timer?
  private var turns = 0

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    timer?.invalidate()
    timer = nil
    guard newWindow != nil else { return }
    let timer = Timer(timeInterval: 30, target: self, selector: #selector(turn), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func turn() {
    turns += 1
  }
}
