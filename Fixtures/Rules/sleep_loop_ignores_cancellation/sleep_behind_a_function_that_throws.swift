final class Feed {
  private var task: Task<Void, Error>?
  private var polls = 0

  func start() {
    task?.cancel()
    task = Task { [weak self] in
      while true {
        try await nap()
        self?.polls += 1
      }
    }
  }

  func startAndAsk() {
    task?.cancel()
    task = Task { [weak self] in
      while true {
        await doze()
        guard !Task.isCancelled else { return }
        self?.polls += 1
      }
    }
  }

  func stop() { task?.cancel() }
}

private func nap() async throws { try await Task.sleep(nanoseconds: 10_000_000) }

private func doze() async {
  do { try await Task.sleep(nanoseconds: 10_000_000) } catch {}
}
