import Dispatch

func measure(_ tick: @escaping () -> Void) {
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "measure"))
  timer.schedule(deadline: .now(), repeating: 1)
  timer.setEventHandler(handler: tick)
  timer.activate()
  timer.suspend()
  // timerlint:disable cancel_while_suspended - shows the trap in a talk
  timer.cancel()
  // timerlint:enable cancel_while_suspended
}
