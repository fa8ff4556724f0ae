import Dispatch

private let noRepeat: Double = 0.0

func timeout(_ action: @escaping () -> Void) -> DispatchSourceTimer {
  let source = DispatchSource.makeTimerSource(queue: .main)
  source.schedule(wallDeadline: .now() + 1, repeating: noRepeat)  // expect: zero_repeat_interval(error)
  source.setEventHandler(handler: action)
  source.activate()
  return source
}
