import Foundation

final class Worker {
  private var loop: RunLoop?

  /// An empty block, for a run loop without a source would return at once; the timer goes with its thread.
  func begin() {
    Thread {
      let ticks = Timer(timeInterval: 1, repeats: true) { _ in }
      RunLoop.current.add(ticks, forMode: .default)
      CFRunLoopRun()
    }.start()
  }

  /// This one works forever.
  func log() {
    let ticks = Timer(timeInterval: 1, repeats: true) { _ in print("alive") }  // expect: missing_invalidate(warning)
    RunLoop.main.add(ticks, forMode: .common)
  }
}
