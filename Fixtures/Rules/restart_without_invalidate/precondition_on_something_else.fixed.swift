import Foundation

/// A precondition on something else does not keep the timer from being made twice.
final class Ticker {
  private var timer: Timer?
  private let limit = 3

  func start(_ count: Int) {
    precondition(count < limit)
    timer?.invalidate()
    let new = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(new, forMode: .common)
    timer = new
  }

  deinit { timer?.invalidate() }
}
