import Foundation

/// A loop in a variable, and one that a C function runs.
func work() {
  DispatchQueue.global().async {
    let loop = RunLoop.current
    let timer = Timer(timeInterval: 1, repeats: false) { _ in print("late") }  // expect: no_run_loop(note)
    loop.add(timer, forMode: .default)
    loop.run(until: Date() + 2)
  }
  DispatchQueue.global().async {
    let timer = Timer(timeInterval: 1, repeats: false) { _ in print("late") }  // expect: no_run_loop(note)
    RunLoop.current.add(timer, forMode: .default)
    CFRunLoopRun()
  }
}
