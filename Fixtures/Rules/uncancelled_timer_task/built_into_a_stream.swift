import Foundation

/// The closure that builds a stream runs before the stream is returned: what was cancelled before it is cancelled.
final class Monitor {
  private var task: Task<Void, Never>?
  private var count = 0

  func start() -> AsyncStream<Int> {
    task?.cancel()
    return AsyncStream { continuation in
      let task = Task {  // expect: strong_self_in_handler(note)
        while !Task.isCancelled {
          self.count += 1
          continuation.yield(self.count)
          do { try await Task.sleep(for: .seconds(60)) } catch { break }
        }
        continuation.finish()
      }
      self.task = task
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }
}

@MainActor
final class Screen {
  private let monitor = Monitor()

  func refresh() {
    _ = monitor.start()
  }

  func viewDidAppear() {
    _ = monitor.start()
  }

  func viewDidDisappear() {
    monitor.stop()
  }
}
