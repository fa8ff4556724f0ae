/// The deinit never runs, but a second start cancels the first loop, which goes on and spins.
final class Poller {
  private var task: Task<Void, Never>?
  private var polls = 0

  func start() {
    task?.cancel()
    task = Task {  // expect: uncancelled_timer_task
      while true {
        try? await Task.sleep(nanoseconds: 1_000_000_000)  // expect: sleep_loop_ignores_cancellation(warning)
        self.polls += 1
      }
    }
  }

  deinit { task?.cancel() }
}
