import Dispatch

func measure(_ tick: @escaping () -> Void) {
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "measure"))
  ]])  // expect: malformed_source(note)
  timer.schedule(deadline: .now(), repeating: 1)
  timer.setEventHandler(handler: tick)
  timer.activate()
  timer.cancel()
}
