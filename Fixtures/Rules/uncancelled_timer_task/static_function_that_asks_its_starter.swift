import Foundation

/// The loop ends with its starter, or works for nobody.
actor Coupons {
  private var renewals = 0

  init() {
    Self.repeating { [weak self] in
      guard let self else { return false }
      await self.renew()
      return true
    }
    Self.report { print("still there") }
  }

  private static func repeating(_ step: @escaping @Sendable () async -> Bool) {
    Task.detached(priority: .utility) {
      while true {
        try await Task.sleep(for: .seconds(60))
        guard await step() else { return }
      }
    }
  }

  private static func report(_ step: @escaping @Sendable () async -> Void) {
    Task.detached(priority: .utility) {
      while true {
        try await Task.sleep(for: .seconds(60))
        await step()
      }
    }
  }

  private func renew() { renewals += 1 }
}

func turn(_ clock: AlarmClock) {
  Task { [weak clock] in
    while true {
      try await Task.sleep(for: .seconds(1))
      guard let clock else { return }
      await clock.advance()
    }
  }
}

@MainActor
final class AlarmClock {
  private var ticks = 0

  func start() { turn(self) }
  func advance() { ticks += 1 }
}

final class Kiosk {
  private let coupons = Coupons()
  func open() { print(coupons) }
}

/// A value is copied into the task.
struct Lantern {
  func start() { blink(self) }
  func flash() { print("flash") }
}

func blink(_ lantern: Lantern) {
  Task {
    while true {
      try await Task.sleep(for: .seconds(1))
      lantern.flash()
    }
  }
}
