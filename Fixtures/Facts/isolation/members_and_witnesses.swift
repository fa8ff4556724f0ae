@MainActor
protocol Drawing {
  func draw()
}

protocol Naming {
  func name() -> String
}

class Shape: Drawing, Naming {
  var size = 0
  init() {}
  func draw() {}
  func name() -> String { "shape" }
  func area() -> Int { 0 }
  deinit {}
}

final class Circle: Shape {
  override func draw() {}
  override func area() -> Int { 1 }
  func extra() {}
}

final class Square {
  func draw() {}
  func side() {}
}

extension Square: Drawing {}

final class Dot {
  func side() {}
}

extension Dot: Drawing {
  func draw() {}
  func helper() {}
}

@MainActor
extension Dot {
  func show() {}
}

actor Counter {
  static let shared = Counter()
  nonisolated let name = "counter"
  var count = 0
  init() {}
  static func make() -> Counter { Counter() }
  func add() {}
  nonisolated func read() {}
  deinit {}
}

final class Mixed {
  @MainActor var level: Int { 0 }
  @MainActor func show() {}
  func hide() {}
}

func share(_ counter: isolated Counter) {}

func outer() {
  func inner() {}
}

@MainActor func shown() {
  func inner() {}
}

// isolation
// 3 draw: main actor, by line 1
// 7 name: unknown
// 12 init: main actor, by line 10
// 13 draw: main actor, by line 10
// 14 name: main actor, by line 10
// 15 area: main actor, by line 10
// 16 deinit: nonisolated
// 20 draw: main actor, by line 10
// 21 area: main actor, by line 10
// 22 extra: main actor, by line 19
// 26 draw: unknown
// 27 side: unknown
// 33 side: unknown
// 37 draw: main actor, by line 36
// 38 helper: unknown
// 43 show: main actor, by line 41
// 50 init: nonisolated
// 51 make: nonisolated
// 52 add: instance of Counter, by line 46
// 53 read: nonisolated, by line 53
// 54 deinit: nonisolated
// 58 level: main actor, by line 58
// 59 show: main actor, by line 59
// 60 hide: unknown
// 63 share: unknown
// 65 outer: unknown
// 66 inner: unknown
// 69 shown: main actor, by line 69
// 70 inner: main actor, by line 69
