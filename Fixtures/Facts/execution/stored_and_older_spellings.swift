import Foundation

final class Hub {
  private var list: [() -> Void] = []
  private var done: (() -> Void)?
  private var failed: (() -> Void)?

  func fill() {
    list.append { print(2) }
    done = { print(3) }
    failed = { print(4) }
  }

  func run() {
    DispatchQueue.main.async {
      self.list.forEach { $0() }
      if let done = self.done { done() }
    }
  }

  func hand(_ other: Hub) { other.take(failed) }
  func take(_ work: (() -> Void)?) {}
}

func older(_ queue: dispatch_queue_t) {
  dispatch_async(dispatch_get_main_queue()) { print(1) }
  dispatch_async(dispatch_get_global_queue(0, 0)) { print(2) }
  dispatch_sync(dispatch_get_main_queue()) { print(3) }
  dispatch_sync(queue) { print(4) }
  NSOperationQueue.mainQueue().addOperation { print(6) }
}

func newer() {
  Task { @concurrent in print(1) }
  Task.init { print(2) }
  Task.detached(priority: .low) { print(3) }
  Task.immediate { print(4) }
}

// execution
// 8 fill: unknown
// 9 closure: main
// 10 closure: main
// 11 closure: unknown
// 14 run: unknown
// 16 closure: main
// 16 closure: main
// 21 hand: unknown
// 22 take: unknown
// 25 older: unknown
// 26 closure: main
// 27 closure: on a global queue
// 28 closure: main
// 29 closure: unknown
// 30 closure: main
// 33 newer: unknown
// 34 closure: in an async function outside the main actor
// 35 closure: unknown
// 36 closure: in a detached task
// 37 closure: unknown
