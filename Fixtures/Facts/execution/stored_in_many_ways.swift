import Foundation

var later: (() -> Void)?

final class Hub {
  private var heads: [() -> Void] = []
  private var looped: [() -> Void] = []
  private var named: [() -> Void] = []
  private var guarded: (() -> Void)?
  private var captured: (() -> Void)?
  private var handed: () -> Void = {}
  private var twice: (() -> Void)?
  private var returned: (() -> Void)?
  private var aliased: (() -> Void)?
  private var asked: (() -> Void)?
  private var taken: [() -> Void] = []
  private var counted: [() -> Void] = []
  private var mapped: [() -> Void] = []
  private var dropped: [() -> Void] = []
  private var never: (() -> Void)?
  private var assigned: (() -> Void)?
  public var open: (() -> Void)?

  func fill() {
    heads.append { print("main") }
    looped.append { print("main") }
    named.append { print("main") }
    guarded = { print("main") }
    captured = { print("main") }
    handed = { print("global") }
    twice = { print("main or global") }
    returned = { print("unknown") }
    aliased = { print("unknown") }
    asked = { print("main") }
    taken.insert({ print("main") }, at: 0)
    counted.append { print("main") }
    mapped.append { print("unknown") }
    dropped.append { print("unknown") }
    never = { print("unknown") }
    assigned = { print("global") }
    open = { print("unknown") }
    later = { print("main") }
  }

  func run() {
    DispatchQueue.main.async {
      self.heads.first?()
      for job in self.looped { job() }
      self.named.forEach { job in job() }
      guard let guarded = self.guarded else { return }
      guarded()
      self.twice?()
      if self.asked != nil { self.asked?() }
      let job = self.taken.removeFirst()
      job()
      if self.counted.count > 1 { self.counted[0]() }
      self.counted.removeAll()
      self.open?()
      later?()
    }
    DispatchQueue.main.async { [captured] in captured?() }
    DispatchQueue.global().async {
      self.twice?()
      self.assigned?()
      self.assigned = nil
    }
    DispatchQueue.global().async(execute: handed)
    _ = mapped.map { $0() }
    dropped.forEach { _ in print("not called") }
    (aliased ?? {})()
  }

  func give() -> (() -> Void)? { returned }
}

// execution
// 11 closure: unknown
// 24 fill: unknown
// 25 closure: unknown
// 26 closure: main
// 27 closure: main
// 28 closure: main
// 29 closure: main
// 30 closure: on a global queue
// 31 closure: unknown
// 32 closure: unknown
// 33 closure: unknown
// 34 closure: main
// 35 closure: main
// 36 closure: main
// 37 closure: unknown
// 38 closure: unknown
// 39 closure: unknown
// 40 closure: on a global queue
// 41 closure: unknown
// 42 closure: main
// 45 run: unknown
// 47 closure: main
// 49 closure: main
// 61 closure: main
// 63 closure: on a global queue
// 68 closure: unknown
// 69 closure: unknown
// 70 closure: unknown
// 73 give: unknown
