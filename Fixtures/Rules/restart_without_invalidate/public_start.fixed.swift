import UIKit

public final class Marquee: UIView {
  private var timer: Timer?

  public func startScrolling() {
    timer?.invalidate()
    timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.bounds.origin.x += 1
    }
    if let timer { RunLoop.main.add(timer, forMode: .common) }
  }

  public func stopScrolling() {
    timer?.invalidate()
    timer = nil
  }

  deinit {
    timer?.invalidate()
  }
}
