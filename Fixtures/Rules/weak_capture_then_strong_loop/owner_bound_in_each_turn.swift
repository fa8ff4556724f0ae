import AsyncAlgorithms

/// Between two turns nothing holds the instance.
@MainActor
final class Scale {
  private var weight = 0
  private var readings: Task<Void, Never>?

  init() {
    readings = Self.follow(self)
  }

  deinit { readings?.cancel() }

  private static func follow(_ scale: Scale) -> Task<Void, Never> {
    Task { [weak scale] in
      for await _ in AsyncTimerSequence(interval: .seconds(60), clock: .continuous) {
        guard let scale else { return }
        scale.read()
      }
    }
  }

  private func read() { weight += 1 }
}

@MainActor
final class Balance {
  private var weight = 0
  private var readings: Task<Void, Never>?

  func start() {
    readings?.cancel()
    readings = Task { [weak owner = self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(60))
        guard let owner else { return }
        owner.weight += 1
      }
    }
  }

  deinit { readings?.cancel() }
}
