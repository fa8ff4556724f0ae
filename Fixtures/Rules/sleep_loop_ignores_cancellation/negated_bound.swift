final class Poller {
  private var task: Task<Void, Never>?

  func poll(_ attempt: @escaping @Sendable () async -> Bool) {
    task?.cancel()
    task = Task {
      var count = 0
      repeat {
        count += 1
        if await attempt() { return }
        try? await Task.sleep(for: .seconds(1))  // expect: sleep_loop_ignores_cancellation(note)
      } while !(count > 5)
    }
  }

  func stop() {
    task?.cancel()
  }
}
