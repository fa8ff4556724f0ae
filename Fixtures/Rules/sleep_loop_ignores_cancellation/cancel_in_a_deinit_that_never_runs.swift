/// The loop keeps its owner, whose deinit would cancel it: nothing ever does.
final class Poller {
  private var task: Task<Void, Never>?
  private var polls = 0

  func start() {
    guard task == nil else { return }
    task = Task {  // expect: uncancelled_timer_task
      while true {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        self.polls += 1
      }
    }
  }

  deinit { finish() }

  private func finish() { task?.cancel() }
}

final class Feed {
  private var task: Task<Void, Never>?
  private var polls = 0

  init() {
    task = Task { [weak self] in  // expect: weak_capture_then_strong_loop
      guard let self else { return }
      repeat {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        self.polls += 1
      } while true
    }
  }

  deinit { task?.cancel() }
}
