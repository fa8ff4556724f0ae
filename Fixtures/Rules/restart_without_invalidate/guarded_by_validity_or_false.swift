import UIKit

public final class Marquee: UIView {
  private var timer: Timer?

  public func startScrolling() {
    if !(timer?.isValid ?? false) {
      let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.bounds.origin.x += 1 }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  deinit {
    timer?.invalidate()
  }
}
