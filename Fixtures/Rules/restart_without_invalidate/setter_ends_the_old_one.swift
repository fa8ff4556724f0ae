import UIKit

public final class Marquee: UIView {
  private var storedTimer: Timer?
  private var timer: Timer? {
    get { storedTimer }
    set {
      storedTimer?.invalidate()
      storedTimer = newValue
    }
  }

  public func startScrolling() {
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.bounds.origin.x += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  public func stopScrolling() {
    timer = nil
  }

  deinit {
    storedTimer?.invalidate()
  }
}
