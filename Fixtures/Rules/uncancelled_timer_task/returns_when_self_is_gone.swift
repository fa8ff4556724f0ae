final class Poller {
  private var polls = 0

  init() {
    Task { [weak self] in
      while true {
        try? await Task.sleep(nanoseconds: 5_000_000_000)
        guard let self else { return }
        self.polls += 1
      }
    }
  }
}
