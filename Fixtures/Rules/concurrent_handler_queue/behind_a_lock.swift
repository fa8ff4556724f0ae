import Foundation

final class RateLimiter {
  private let lock = NSLock()
  private var tokens = 10
  private let timer = DispatchSource.makeTimerSource(queue: .global())

  init() {
    timer.schedule(deadline: .now(), repeating: .milliseconds(100))
    timer.setEventHandler { [weak self] in self?.refill() }
    timer.activate()
  }

  func take() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard tokens > 0 else { return false }
    tokens -= 1
    return true
  }

  private func refill() {
    lock.lock()
    defer { lock.unlock() }
    tokens = min(tokens + 1, 10)
  }
}
