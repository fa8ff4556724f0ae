import Foundation

protocol Runner {
  func run(_ work: @escaping () -> Void)
}

final class MainRunner: Runner {
  func run(_ work: @escaping () -> Void) { DispatchQueue.main.async(execute: work) }
}

final class Loader {
  private let key = DispatchSpecificKey<Int>()
  private let queue = DispatchQueue.global()
  private var isOnQueue: Bool { DispatchQueue.getSpecific(key: key) != nil }

  func hop(then work: @escaping () -> Void, failed: @escaping () -> Void) {
    queue.async { work() }
    DispatchQueue.main.async { failed() }
  }

  func onMain(_ work: @escaping @MainActor () -> Void) { print(work) }

  func load(_ path: String?, done: @escaping (Bool) -> Void) {
    guard path != nil else {
      done(false)
      return
    }
    queue.async { done(true) }
  }

  func loadOrTell(_ path: String?, done: @escaping (Bool) -> Void) {
    if path == nil {
      done(false)
      return
    }
    queue.async { done(true) }
  }

  func loadAndTell(_ path: String?, done: @escaping (Bool) -> Void) {
    if path == nil { done(false) }
    queue.async { done(true) }
  }

  func inOrder(_ work: @escaping () -> Void) {
    if isOnQueue { work() } else { queue.async(execute: work) }
  }

  func unless(_ work: (() -> Void)?) {
    if let work { queue.async(execute: work) }
    if work != nil { print("some") }
  }

  func several(_ first: Int, _ work: @escaping () -> Void) {
    [first].forEach { _ in work() }
  }

  func both(_ work: @escaping () -> Void) {
    queue.async { work() }
    DispatchQueue.main.async { work() }
  }

  func animate(_ changes: @escaping () -> Void, done: (() -> Void)? = nil) {
    queue.async { changes() }
    DispatchQueue.main.async { done?() }
  }

  func keep(_ work: @escaping () -> Void) -> [() -> Void] { [work] }
  func nothing(_ work: @escaping () -> Void) {}
  @MainActor func here(_ work: () -> Void) { work() }
}

func use(_ loader: Loader, _ runner: Runner) {
  runner.run { print("main") }
  loader.hop(then: { print("global") }, failed: { print("main") })
  loader.hop { print("global") } failed: { print("main") }
  loader.onMain { print("main") }
  loader.load("a") { _ in print("global") }
  loader.loadOrTell("a") { _ in print("global") }
  loader.loadAndTell("a") { _ in print("global, or at once") }
  loader.inOrder { print("global") }
  loader.unless { print("global") }
  loader.several(1) { print("unknown") }
  loader.both { print("global, or main") }
  loader.animate { print("global") }
  loader.animate({ print("global") }) { print("main") }
  loader.animate { print("global") } done: { print("main") }
  _ = loader.keep { print("unknown") }
  loader.nothing { print("unknown") }
}

@MainActor func useHere(_ loader: Loader) {
  loader.here { print("main") }
  loader.several(1, { print("main") })
}

// execution
// 8 run: unknown
// 14 isOnQueue: unknown
// 16 hop: unknown
// 17 closure: on a global queue
// 18 closure: main
// 21 onMain: unknown
// 23 load: unknown
// 28 closure: on a global queue
// 31 loadOrTell: unknown
// 36 closure: on a global queue
// 39 loadAndTell: unknown
// 41 closure: on a global queue
// 44 inOrder: unknown
// 48 unless: unknown
// 53 several: main, unknown
// 54 closure: main, unknown
// 57 both: unknown
// 58 closure: on a global queue
// 59 closure: main
// 62 animate: unknown
// 63 closure: on a global queue
// 64 closure: main
// 67 keep: unknown
// 68 nothing: unknown
// 69 here: main
// 72 use: unknown
// 73 closure: main
// 74 closure: on a global queue
// 74 closure: main
// 75 closure: on a global queue
// 75 closure: main
// 76 closure: main
// 77 closure: on a global queue
// 78 closure: on a global queue
// 79 closure: unknown
// 80 closure: on a global queue
// 81 closure: unknown
// 82 closure: unknown
// 83 closure: on a global queue, unknown
// 84 closure: on a global queue
// 85 closure: on a global queue
// 85 closure: main
// 86 closure: on a global queue
// 86 closure: main
// 87 closure: unknown
// 88 closure: unknown
// 91 useHere: main
// 92 closure: main
// 93 closure: main
