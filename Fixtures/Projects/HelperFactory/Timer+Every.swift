import Foundation

extension Timer {
  @discardableResult
  static func every(_ interval: TimeInterval, _ action: @escaping () -> Void) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: true) { _ in action() }  // expect: default_run_loop_mode(warning)
  }

  static func common(every interval: TimeInterval, _ action: @escaping () -> Void) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: true) { _ in action() }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
}
