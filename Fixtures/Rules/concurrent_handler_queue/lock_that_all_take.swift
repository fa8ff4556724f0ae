import Foundation

/// Handler and callers hold the same lock, be it in the caller of a helper.
final class Basket {
  private let lock = NSLock()
  private var tokens = 0
  private var source: DispatchSourceTimer?

  func begin() {
    guard source == nil else { return }
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { [weak self] in self?.fill() }
    timer.activate()
    source = timer
  }

  func take() {
    lock.lock()
    defer { lock.unlock() }
    removeOne()
  }

  func removeOne() { tokens -= 1 }

  private func fill() {
    lock.lock()
    defer { lock.unlock() }
    tokens += 5
  }
}
