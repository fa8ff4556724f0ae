import Dispatch

@MainActor
final class Clock {
  func start(_ source: DispatchSourceTimer) {
    source.setEventHandler { self.tick() }
    source.setCancelHandler { @Sendable in }
    Task { self.tick() }
    Task.detached { await self.tick() }
  }

  func tick() {}
  nonisolated func name() -> String { "clock" }
}

actor Counter {
  var count = 0

  func start(_ source: DispatchSourceTimer) {
    source.setEventHandler { self.count += 1 }
    source.setEventHandler { print("tick") }
  }
}

@globalActor
actor Storage {
  static let shared = Storage()
}

@Storage func save(_ source: DispatchSourceTimer) {
  source.setEventHandler {}
  source.setEventHandler { @MainActor in }
}

// isolation
// 5 start: main actor, by line 3
// 6 closure: main actor, by line 3
// 7 closure: nonisolated, by line 7
// 8 closure: main actor, by line 3
// 9 closure: nonisolated
// 12 tick: main actor, by line 3
// 13 name: nonisolated, by line 13
// 19 start: instance of Counter, by line 16
// 20 closure: instance of Counter, by line 16
// 21 closure: nonisolated
// 30 save: global actor Storage, by line 30
// 31 closure: global actor Storage, by line 30
// 32 closure: main actor, by line 32
