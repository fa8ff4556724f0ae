import Foundation

/// A precondition on the timer ends the process before a second one is made, whatever else it asks.
final class Ticker {
  private var timer: Timer?
  private let limit = 3

  func start(_ count: Int) {
    precondition(count < limit && timer == nil, "started twice")
    let new = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.main.add(new, forMode: .common)
    timer = new
  }

  deinit { timer?.invalidate() }
}
