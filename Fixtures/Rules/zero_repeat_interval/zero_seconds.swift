import Dispatch

func timeout(after seconds: Int, _ action: @escaping () -> Void) -> DispatchSourceTimer {
  let source = DispatchSource.makeTimerSource(queue: .main)
  source.schedule(deadline: .now() + .seconds(seconds), repeating: .seconds(0), leeway: .milliseconds(10))  // expect: zero_repeat_interval(error)
  source.setEventHandler(handler: action)
  source.activate()
  return source
}
