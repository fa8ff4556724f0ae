extension Task {
  func stop() { cancel() }
}

final class Poller {
  private var task: Task<Void, Never>?

  func start() {
    task?.stop()
    task = Task { [weak self] in
      while !Task.isCancelled {
        self?.poll()
        try? await Task.sleep(nanoseconds: 1_000_000_000)
      }
    }
  }

  deinit { task?.stop() }

  private func poll() { print("poll") }
}
