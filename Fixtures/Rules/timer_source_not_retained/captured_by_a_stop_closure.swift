import Dispatch

func poll(_ poll: @escaping () -> Void) -> () -> Void {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.schedule(deadline: .now(), repeating: .seconds(1))
  timer.setEventHandler(handler: poll)
  timer.activate()
  return { timer.cancel() }
}
