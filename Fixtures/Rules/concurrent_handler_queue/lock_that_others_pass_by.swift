import Foundation

/// The handler locks, but what takes the tokens away does not.
final class Bucket {
  private let lock = NSLock()
  private var tokens = 0
  private var source: DispatchSourceTimer?

  func begin() {
    guard source == nil else { return }
    let timer = DispatchSource.makeTimerSource()  // expect: concurrent_handler_queue
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { [weak self] in self?.fill() }
    timer.activate()
    source = timer
  }

  func take() -> Bool {
    guard tokens > 0 else { return false }
    tokens -= 1
    return true
  }

  private func fill() {
    lock.lock()
    defer { lock.unlock() }
    tokens += 5
  }
}
