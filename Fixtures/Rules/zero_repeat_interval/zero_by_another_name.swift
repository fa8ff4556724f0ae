import Dispatch

private enum Rate {
  static let once = DispatchTimeInterval.seconds(0)
  static let none: DispatchTimeInterval = .milliseconds(0)
  static var never: DispatchTimeInterval { .nanoseconds(0) }
}

/// What a constant is called does not change what it is.
func ring(_ source: DispatchSourceTimer) {
  let pause = Rate.none
  source.schedule(deadline: .now() + 1, repeating: Rate.once)  // expect: zero_repeat_interval
  source.schedule(deadline: .now() + 1, repeating: pause)  // expect: zero_repeat_interval
  source.schedule(deadline: .now() + 1, repeating: Rate.never)  // expect: zero_repeat_interval
}
