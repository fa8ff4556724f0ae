import UIKit

public final class Marquee: UIView {
  private var timer: Timer?

  public func startScrolling() {
    let previous = timer
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.bounds.origin.x += 1
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    previous?.invalidate()
  }

  deinit {
    timer?.invalidate()
  }
}
