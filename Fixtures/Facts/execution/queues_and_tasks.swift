import Dispatch

func work(on queue: DispatchQueue) {
  DispatchQueue.main.async { print("here") }
  DispatchQueue.global().async { print("there") }
  queue.async { print("somewhere") }
  Task.detached { print("elsewhere") }
  [1, 2].forEach { print($0) }
}

@MainActor func show() { print("shown") }

// execution
// 3 work: unknown
// 4 closure: main
// 5 closure: on a global queue
// 6 closure: unknown
// 7 closure: in a detached task
// 8 closure: unknown
// 11 show: main
