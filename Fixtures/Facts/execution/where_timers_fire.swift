import Foundation

/// A block runs where its run loop does, a source's handler on the source's queue.
func schedule() {
  let timer = Timer(timeInterval: 1, repeats: true) { _ in print("tick") }
  RunLoop.main.add(timer, forMode: .common)
  let source = DispatchSource.makeTimerSource(queue: .main)
  source.setEventHandler { print("tock") }
  let worker = DispatchSource.makeTimerSource(queue: .global())
  worker.setEventHandler { print("tock") }
}

// execution
// 4 schedule: unknown
// 5 closure: main
// 8 closure: main
// 10 closure: on a global queue
