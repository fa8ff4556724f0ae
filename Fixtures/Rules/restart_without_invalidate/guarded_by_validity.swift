import UIKit

public final class Marquee: UIView {
  private var timer: Timer?

  private var isScrolling: Bool { timer?.isValid ?? false }

  public func startScrolling() {
    if timer?.isValid != true {
      timer = makeTimer()
    }
  }

  public func toggleScrolling() {
    if isScrolling {
      timer?.invalidate()
    } else {
      timer = makeTimer()
    }
  }

  private func makeTimer() -> Timer {
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.bounds.origin.x += 1
    }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }

  deinit {
    timer?.invalidate()
  }
}
