import Foundation

/// An entry without `weak` retains what the weak variable holds.
final class Clock {
  private var ticks = 0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    weak var weakSelf = self
    let timer = Timer(timeInterval: 1, repeats: true) { [weakSelf] _ in  // expect: strong_self_in_handler, missing_invalidate
      weakSelf?.ticks += 1
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}
