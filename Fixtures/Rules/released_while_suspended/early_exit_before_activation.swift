import Dispatch

func poll(enabled: Bool, _ poll: @escaping () -> Void) -> DispatchSourceTimer? {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.schedule(deadline: .now(), repeating: .seconds(5))
  timer.setEventHandler(handler: poll)
  guard enabled else { return nil }  // expect: released_while_suspended(error)
  timer.activate()
  return timer
}
