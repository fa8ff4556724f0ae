final class Poller {
  private var polls = 0

  init() {
    Task { [weak self] in  // expect: uncancelled_timer_task(warning)
      while !Task.isCancelled {
        self?.polls += 1
        try? await Task.sleep(nanoseconds: 5_000_000_000)
      }
    }
  }
}
