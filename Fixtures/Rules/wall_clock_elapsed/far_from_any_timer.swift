import Foundation

final class Download {
  private let start = Date()

  func finish() {
    print(Date().timeIntervalSince(start))
  }
}

/// A method that two calls lead to, and one that three lead to.
final class Clock {
  private let start = Date()
  private var timer: Timer?

  func run() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.first() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func first() { second() }

  private func second() {
    print(Date().timeIntervalSince(start))  // expect: wall_clock_elapsed
    third()
  }

  private func third() {
    print(-start.timeIntervalSinceNow)
  }

  deinit { timer?.invalidate() }
}
