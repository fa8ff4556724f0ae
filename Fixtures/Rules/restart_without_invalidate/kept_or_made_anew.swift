import UIKit

public final class Marquee: UIView {
  private var timer: Timer?

  public func scroll(every interval: TimeInterval) {
    if let existing = timer, existing.isValid, existing.timeInterval == interval { return }
    timer?.invalidate()
    let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in self?.bounds.origin.x += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}
