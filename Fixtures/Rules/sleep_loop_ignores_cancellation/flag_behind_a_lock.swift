import Foundation

/// Whoever cancels the task has set the flag that ends its loop, behind a lock.
final class TapReader: @unchecked Sendable {
  private let lock = NSLock()
  private var stopped = false
  private var task: Task<Void, Never>?
  private var isStopped: Bool {
    lock.lock()
    defer { lock.unlock() }
    return stopped
  }

  func start() {
    task = Task.detached { [self] in await run() }  // expect: strong_self_in_handler(note)
  }

  func stop() {
    lock.lock()
    stopped = true
    let running = task
    task = nil
    lock.unlock()
    running?.cancel()
  }

  private func run() async {
    while !isStopped {
      try? await Task.sleep(nanoseconds: 250_000_000)
      print("step")
    }
  }
}
