import Dispatch

func makeTimer(_ tick: @escaping () -> Void) -> DispatchSourceTimer {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.schedule(deadline: .now(), repeating: .seconds(5))
  timer.setEventHandler(handler: tick)
  return timer
}
