import UIKit

/// The demo shows it on its first screen; other programs remove it.
public final class TickerView: UIView {
  private var timer: Timer?

  public func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 3, target: self, selector: #selector(turn), userInfo: nil, repeats: true)  // expect: missing_invalidate(warning), target_retained(warning)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func turn() { alpha = alpha > 0.5 ? 0.5 : 1 }
}
