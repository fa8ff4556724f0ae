import Foundation

/// A thread that is made for the timer may run its loop.
func work() {
  Thread.detachNewThread {
    let loop = RunLoop.current
    let timer = Timer(timeInterval: 1, repeats: false) { _ in print("late") }
    loop.add(timer, forMode: .default)
    loop.run()
  }
  Thread.detachNewThread {
    let timer = Timer(timeInterval: 1, repeats: false) { _ in print("late") }
    RunLoop.current.add(timer, forMode: .default)
    CFRunLoopRun()
  }
}
