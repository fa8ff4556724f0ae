extension Task where Success == Never, Failure == Never {
  static func sleep(seconds: Double) async throws {
    try await Task.sleep(for: .seconds(seconds))
  }
}

final class Monitor {
  private var task: Task<Void, Never>?
  private var polls = 0

  func start() {
    task?.cancel()
    task = Task { [weak self] in
      while !Task.isCancelled {
        guard let self else { return }
        self.polls += 1
        try? await Task.sleep(seconds: 0.5)
      }
    }
  }

  deinit {
    task?.cancel()
  }
}
