final class Poller {
  private var polls = 0

  init() {
    Task { [weak self] in  // expect: uncancelled_timer_task
      while true {
        try? await Task.sleep(for: .seconds(5))
        if self == nil { print("gone") }
        self?.polls += 1
      }
    }
  }
}
