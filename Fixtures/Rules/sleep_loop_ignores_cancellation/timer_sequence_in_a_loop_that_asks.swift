import AsyncAlgorithms

final class Poller {
  private var task: Task<Void, Never>?

  func start() {
    task?.cancel()
    task = Task {
      while !Task.isCancelled {
        for await _ in AsyncTimerSequence(interval: .seconds(1), clock: .continuous) {
          print("poll")
        }
      }
    }
  }

  deinit {
    task?.cancel()
  }
}
