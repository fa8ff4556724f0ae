import Dispatch

private enum Step {
  static let slow = DispatchTimeInterval.seconds(10)
  static let once: DispatchTimeInterval = .never
  static var fast: DispatchTimeInterval { .milliseconds(100) }
}

/// A constant that means once, or another interval than 0.
func knock(_ source: DispatchSourceTimer, every interval: DispatchTimeInterval) {
  source.schedule(deadline: .now() + 1, repeating: Step.slow)
  source.schedule(deadline: .now() + 1, repeating: Step.once)
  source.schedule(deadline: .now() + 1, repeating: Step.fast)
  source.schedule(deadline: .now() + 1, repeating: interval)
}
