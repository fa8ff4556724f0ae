final class Feed {
  private var task: Task<Void, Never>?
  private var polls = 0

  func start() {
    task?.cancel()
    task = Task { [weak self] in
      while !Task.isCancelled {
        await Task.sleep(10_000_000)
        self?.polls += 1
      }
    }
  }

  func startAndAsk() {
    task?.cancel()
    task = Task { [weak self] in
      while !Task.isCancelled {
        await Task.sleep(10_000_000)
        guard let self else { return }
        guard !Task.isCancelled else { return }
        self.polls += 1
      }
    }
  }

  func startSome() {
    task?.cancel()
    task = Task { [weak self] in
      for _ in 1...3 {
        await Task.sleep(10_000_000)
        self?.polls += 1
      }
    }
  }

  func stop() { task?.cancel() }
}
