final class Poller {
  private var task: Task<Void, Never>?
  private var polls = 0

  func start() {
    task?.cancel()
    task = Task {  // expect: uncancelled_timer_task(note), strong_self_in_handler(note)
      while !Task.isCancelled {
        self.polls += 1
        try? await Task.sleep(for: .seconds(5))
      }
    }
  }

  func stop() {
    task?.cancel()
  }

  deinit {
    task?.cancel()
  }
}

final class Watcher {
  private var task: Task<Void, Never>?
  private var polls = 0

  func start() {
    task?.cancel()
    task = Task {  // expect: uncancelled_timer_task
      while !Task.isCancelled {
        self.polls += 1
        try? await Task.sleep(for: .seconds(5))
      }
    }
  }

  deinit {
    task?.cancel()
  }
}
