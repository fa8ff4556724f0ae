import Dispatch

@MainActor
class Screen {
  var plain: () -> Void = {}
  var onMain: @MainActor () -> Void = {}
  var safe: (@Sendable () -> Void)?

  func set(_ work: @escaping () -> Void, _ safe: @escaping @Sendable () -> Void, _ main: @escaping @MainActor () -> Void) {}
  func number(_ count: Int) {}

  func fill(_ counter: Counter) {
    plain = {}
    onMain = {}
    safe = {}
    set({}, {}, {})
    let written: @Sendable () -> Void = {}
    let inferred = {}
    ({})()
    DispatchQueue.main.async {}
    DispatchQueue.global().async {}
    MainActor.assumeIsolated {}
    counter.assumeIsolated { _ in }
    Task.init {}
    _ = [1].map { $0 }
    withUnsafeBytes(of: 1) { _ in }
    elsewhere {}
    print(written, inferred)
  }

  nonisolated func leave() {
    plain = {}
    onMain = {}
    DispatchQueue.main.async {}
    MainActor.assumeIsolated {}
    Task {}
  }
}

actor Counter {
  var count = 0

  func fill() {
    Task { self.count += 1 }
    Task {}
    _ = [1].map { $0 + count }
  }
}

func free() {
  DispatchQueue.main.async {}
  Task {}
  Task { @MainActor in }
}

// isolation
// 5 closure: unknown
// 6 closure: main actor, by line 6
// 9 set: main actor, by line 3
// 10 number: main actor, by line 3
// 12 fill: main actor, by line 3
// 13 closure: main actor, by line 3
// 14 closure: main actor, by line 6
// 15 closure: nonisolated
// 16 closure: main actor, by line 3
// 16 closure: nonisolated
// 16 closure: main actor, by line 9
// 17 closure: nonisolated
// 18 closure: main actor, by line 3
// 19 closure: main actor, by line 3
// 20 closure: main actor, by line 20
// 21 closure: nonisolated
// 22 closure: main actor, by line 22
// 23 closure: unknown
// 24 closure: main actor, by line 3
// 25 closure: main actor, by line 3
// 26 closure: main actor, by line 3
// 27 closure: unknown
// 31 leave: nonisolated, by line 31
// 32 closure: nonisolated, by line 31
// 33 closure: main actor, by line 6
// 34 closure: main actor, by line 34
// 35 closure: main actor, by line 35
// 36 closure: nonisolated, by line 31
// 43 fill: instance of Counter, by line 40
// 44 closure: instance of Counter, by line 40
// 45 closure: nonisolated
// 46 closure: instance of Counter, by line 40
// 50 free: unknown
// 51 closure: main actor, by line 51
// 52 closure: unknown
// 53 closure: main actor, by line 53
