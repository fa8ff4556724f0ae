import Foundation

final class Cron {
  private var timer: Timer! = nil

  init(_ job: @escaping () -> Void) {
    #if os(macOS) || os(iOS)
      timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, 0, 60, 0, 0) { _ in job() }
    #elseif os(Linux)
      timer = Timer(timeInterval: 60, repeats: true) { _ in job() }
    #endif
    RunLoop.current.add(timer, forMode: .common)
  }

  func stop() {
    timer.invalidate()
  }
}
