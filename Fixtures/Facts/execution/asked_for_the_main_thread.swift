import Dispatch
import Foundation

func show(_ work: @escaping () -> Void) { DispatchQueue.global().async { work() } }
func note(_ text: String) { show { print(text) } }
func isMainThread() -> Bool { Thread.isMainThread }

final class Panel {
  private var isShown = false

  func update(_ isForced: Bool) {
    DispatchQueue.global().async {
      if Thread.isMainThread { _ = [1].map { $0 } } else { _ = [2].map { $0 } }
      if !Thread.isMainThread { _ = [3].map { $0 } } else { _ = [4].map { $0 } }
      if Thread.isMainThread == false { _ = [5].map { $0 } } else { _ = [6].map { $0 } }
      if Thread.isMainThread != true { _ = [7].map { $0 } } else { _ = [8].map { $0 } }
      if Thread.isMainThread && isForced { _ = [9].map { $0 } } else { _ = [10].map { $0 } }
      if !Thread.isMainThread, isForced { _ = [11].map { $0 } } else { _ = [12].map { $0 } }
      if isForced { _ = [13].map { $0 } } else if Thread.isMainThread { _ = [14].map { $0 } }
      if pthread_main_np() != 0 { _ = [15].map { $0 } }
      _ = Thread.isMainThread ? [16].map { $0 } : [17].map { $0 }
      if isForced == true { _ = [18].map { $0 } } else { _ = [19].map { $0 } }
    }
  }

  func assertFirst() {
    DispatchQueue.global().async {
      _ = [1].map { $0 }
      assert(Thread.isMainThread)
      _ = [2].map { $0 }
    }
    DispatchQueue.global().async {
      dispatchPrecondition(condition: .onQueue(.main))
      _ = [3].map { $0 }
    }
    DispatchQueue.global().async {
      dispatchPrecondition(condition: .onQueue(.global()))
      _ = [4].map { $0 }
    }
    DispatchQueue.global().async {
      MainActor.preconditionIsolated()
      _ = [5].map { $0 }
    }
    DispatchQueue.global().async {
      MainActor.assertIsolated()
      _ = [6].map { $0 }
    }
    DispatchQueue.global().async {
      guard Thread.isMainThread else { return }
      _ = [7].map { $0 }
    }
    DispatchQueue.global().async {
      if !Thread.isMainThread { return }
      _ = [8].map { $0 }
    }
    DispatchQueue.global().async {
      if !Thread.isMainThread { print("elsewhere") }
      _ = [9].map { $0 }
    }
    DispatchQueue.global().async {
      guard !Thread.isMainThread else { return }
      _ = [10].map { $0 }
    }
    DispatchQueue.global().async {
      if !Thread.isMainThread { fatalError() }
      _ = [11].map { $0 }
    }
    DispatchQueue.global().async {
      assert(self.isShown)
      _ = [12].map { $0 }
    }
    DispatchQueue.global().async {
      assertMainThread()
      _ = [13].map { $0 }
    }
  }
}

// execution
// 4 show: unknown
// 4 closure: on a global queue
// 5 note: unknown
// 5 closure: on a global queue
// 6 isMainThread: unknown
// 11 update: unknown
// 13 closure: on a global queue
// 13 closure: main
// 13 closure: on a global queue
// 14 closure: on a global queue
// 14 closure: main
// 15 closure: on a global queue
// 15 closure: main
// 16 closure: on a global queue
// 16 closure: main
// 17 closure: main
// 17 closure: on a global queue
// 18 closure: on a global queue
// 18 closure: on a global queue
// 19 closure: on a global queue
// 19 closure: main
// 20 closure: main
// 21 closure: main
// 21 closure: on a global queue
// 22 closure: on a global queue
// 22 closure: on a global queue
// 26 assertFirst: unknown
// 28 closure: on a global queue
// 28 closure: on a global queue
// 30 closure: main
// 33 closure: on a global queue
// 34 closure: main
// 37 closure: on a global queue
// 38 closure: on a global queue
// 41 closure: on a global queue
// 42 closure: main
// 45 closure: on a global queue
// 46 closure: main
// 49 closure: on a global queue
// 50 closure: main
// 53 closure: on a global queue
// 54 closure: main
// 57 closure: on a global queue
// 58 closure: on a global queue
// 61 closure: on a global queue
// 62 closure: on a global queue
// 65 closure: on a global queue
// 66 closure: main
// 69 closure: on a global queue
// 70 closure: on a global queue
// 73 closure: on a global queue
// 74 closure: main
