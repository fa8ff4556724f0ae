final class Poller {
  private var task: Task<Void, Never>?
  private var polls = 0

  func start() {
    task?.cancel()
    task = Task { [weak self] in
      while !Task.isCancelled {
        self?.polls += 1
        try? await Task.sleep(nanoseconds: 1_000_000_000)
      }
    }
  }

  deinit {
    task?.cancel()
  }
}
