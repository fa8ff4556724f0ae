import AppKit

/// What runs its own loop, or hands its timer away, is judged elsewhere.
final class Importer: NSObject {
  private let bar = NSProgressIndicator()

  func work() {
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [bar] _ in bar.increment(by: 1) }
    while RunLoop.current.run(mode: .default, before: .distantFuture) {}
    timer.invalidate()
  }

  func workInCore() {
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [bar] _ in bar.increment(by: 1) }
    CFRunLoopRun()
    timer.invalidate()
  }

  func workHere(_ loop: RunLoop) {
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [bar] _ in bar.increment(by: 1) }
    loop.run(until: .distantFuture)
    timer.invalidate()
  }

  func handOver() {
    keepInAllModes(Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [bar] _ in bar.increment(by: 1) })
  }
}
