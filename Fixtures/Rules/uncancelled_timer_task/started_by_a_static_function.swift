import Foundation

/// The loop calls what its starter gave it, and outlives the starter.
actor Tokens {
  private var renewals = 0

  init() {
    Self.repeating { [weak self] in
      await self?.renew()
    }
  }

  private static func repeating(_ step: @escaping @Sendable () async -> Void) {
    Task.detached(priority: .utility) {  // expect: uncancelled_timer_task
      while true {
        try await Task.sleep(for: .seconds(60))
        await step()
      }
    }
  }

  private func renew() { renewals += 1 }
}

func tick(_ clock: WallClock) {
  Task { [weak clock] in  // expect: uncancelled_timer_task
    while true {
      try await Task.sleep(for: .seconds(1))
      await clock?.advance()
    }
  }
}

@MainActor
final class WallClock {
  private var ticks = 0

  func start() { tick(self) }
  func advance() { ticks += 1 }
}

final class Shop {
  private let tokens = Tokens()
  func open() { print(tokens) }
}
