final class Poller {
  private var task: Task<Void, Never>?
  private var polls = 0

  init() {
    task = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        self?.polls += 1
      }
    }
  }

  deinit { finish() }

  private func finish() { task?.cancel() }
}

/// Each turn ends with its owner.
final class Careful {
  private var task: Task<Void, Never>?
  private var polls = 0

  init() {
    task = Task { [weak self] in
      while true {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        guard let self else { return }
        self.polls += 1
      }
    }
  }

  deinit { finish() }

  private func finish() { task?.cancel() }
}
