import Dispatch

func timeout(_ action: @escaping () -> Void) -> DispatchSourceTimer {
  let source = DispatchSource.makeTimerSource(queue: .main)
  source.schedule(deadline: .now() + 1, repeating: .infinity)
  source.setEventHandler(handler: action)
  source.activate()
  return source
}
