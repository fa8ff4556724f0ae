import UIKit

public final class Marquee: UIView {
  private var timer: Timer?

  public func setScrolling(_ scrolls: Bool) {
    if scrolls {
      guard timer == nil else { return }
      let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.bounds.origin.x += 1 }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    } else {
      timer?.invalidate()
      timer = nil
    }
  }

  deinit {
    timer?.invalidate()
  }
}
