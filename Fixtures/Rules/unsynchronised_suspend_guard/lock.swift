import Foundation

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private let lock = NSLock()
  private var isPaused = false

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.activate()
  }

  func pause() {
    lock.lock()
    defer { lock.unlock() }
    guard !isPaused else { return }
    isPaused = true
    timer.suspend()
  }

  func unpause() {
    lock.lock()
    defer { lock.unlock() }
    guard isPaused else { return }
    isPaused = false
    timer.resume()
  }

  deinit {
    unpause()
  }
}
