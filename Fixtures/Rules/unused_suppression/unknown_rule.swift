import Dispatch

func measure(_ tick: @escaping () -> Void) -> DispatchSourceTimer {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.schedule(deadline: .now(), repeating: 1)
  timer.setEventHandler(handler: tick)
  timer.activate()  // timerlint:ignore over_resumed - a slip of the pen  // expect: unused_suppression(error)
  return timer
}
