import AsyncAlgorithms

/// The parameter is the instance that keeps the task, and the loop holds it.
@MainActor
final class Gauge {
  private var depth = 0
  private var readings: Task<Void, Never>?

  init() {
    readings = Self.follow(self)
  }

  deinit { readings?.cancel() }

  private static func follow(_ gauge: Gauge) -> Task<Void, Never> {
    Task { [weak gauge] in  // expect: weak_capture_then_strong_loop
      guard let gauge else { return }
      for await _ in AsyncTimerSequence(interval: .seconds(60), clock: .continuous) {
        gauge.read()
      }
    }
  }

  private func read() { depth += 1 }
}

@MainActor
final class Meter {
  private var depth = 0
  private var readings: Task<Void, Never>?

  func start() {
    readings?.cancel()
    readings = Task { [weak owner = self] in  // expect: weak_capture_then_strong_loop
      guard let owner else { return }
      while !Task.isCancelled {
        owner.depth += 1
        try? await Task.sleep(for: .seconds(60))
      }
    }
  }

  deinit { readings?.cancel() }
}
