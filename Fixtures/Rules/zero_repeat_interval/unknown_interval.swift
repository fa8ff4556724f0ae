import Dispatch

func timer(repeating interval: Double, _ action: @escaping () -> Void) -> DispatchSourceTimer {
  let source = DispatchSource.makeTimerSource(queue: .main)
  source.schedule(deadline: .now(), repeating: interval, leeway: .nanoseconds(0))
  source.setEventHandler(handler: action)
  source.activate()
  return source
}
