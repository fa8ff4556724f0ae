import Foundation

@MainActor
final class OrderStatusModel: ObservableObject {
  @Published private(set) var status = ""
  private var refreshing: Task<Void, Never>?

  func start() {
    refreshing?.cancel()
    refreshing = Task { [weak self] in
      while !Task.isCancelled {
        guard let self else { return }
        self.status = Date().description
        try? await Task.sleep(nanoseconds: 3_000_000_000)
      }
    }
  }

  func stop() {
    refreshing?.cancel()
    refreshing = nil
  }

  nonisolated func tearDown() {
    Task { @MainActor in  // expect: dying_self_captured(error)
      self.stop()
    }
  }

  deinit { tearDown() }
}

/// Nothing captures it strongly, and the loop sees by itself that its owner is gone.
@MainActor
final class TrainStatusModel: ObservableObject {
  @Published private(set) var status = ""
  private var refreshing: Task<Void, Never>?

  func start() {
    refreshing?.cancel()
    refreshing = Task { [weak self] in
      while !Task.isCancelled {
        guard let self else { return }
        self.status = Date().description
        try? await Task.sleep(nanoseconds: 3_000_000_000)
      }
    }
  }

  deinit {
    Task { [weak self] in await self?.refreshing?.cancel() }
  }
}
