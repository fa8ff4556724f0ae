import Foundation

/// Each branch makes the next one.
final class Clock {
  private var timer: Timer?

  func apply(_ isFast: Bool) {
    timer?.invalidate()
    if isFast {
      let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }  // expect: missing_invalidate
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    } else {
      let timer = Timer(timeInterval: 5, repeats: true) { _ in print("tick") }  // expect: missing_invalidate
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }
}
