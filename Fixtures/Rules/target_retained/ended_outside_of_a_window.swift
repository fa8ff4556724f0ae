import UIKit

/// The timers end when the view has left its window, in the other branch or in an exit.
final class TideView: UIView {
  private var timer: Timer?
  private var turns = 0

  override func didMoveToWindow() {
    super.didMoveToWindow()
    timer?.invalidate()
    if window != nil {
      let timer = Timer(timeInterval: 30, target: self, selector: #selector(turn), userInfo: nil, repeats: true)
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  @objc private func turn() {
    turns += 1
  }
}

final class WindView: UIView {
  private var timer: Timer?
  private var turns = 0

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow != nil {
      timer?.invalidate()
      let timer = Timer(timeInterval: 30, target: self, selector: #selector(turn), userInfo: nil, repeats: true)
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    } else {
      timer?.invalidate()
    }
  }

  @objc private func turn() {
    turns += 1
  }
}
