import AsyncAlgorithms

final class Poller {
  private var task: Task<Void, Never>?

  func start() {
    task?.cancel()
    task = Task {
      while true {
        for await _ in AsyncTimerSequence(interval: .seconds(1), clock: .continuous) {  // expect: sleep_loop_ignores_cancellation(warning)
          print("poll")
        }
      }
    }
  }

  deinit {
    task?.cancel()
  }
}
