import Dispatch

func timeout(on queue: DispatchQueue, _ action: @escaping () -> Void) -> DispatchSourceTimer {
  let source = DispatchSource.makeTimerSource(queue: .main)
  source.scheduleRepeating(deadline: .now(), interval: .milliseconds(0))  // expect: zero_repeat_interval(error)
  source.setEventHandler(handler: action)
  source.resume()
  return source
}
