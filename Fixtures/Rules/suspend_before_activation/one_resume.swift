import Dispatch

func measure(_ work: () -> Void, tick: @escaping () -> Void) {
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "measure"))
  timer.schedule(deadline: .now(), repeating: 1)
  timer.setEventHandler(handler: tick)
  timer.suspend()  // expect: suspend_before_activation(error)
  timer.resume()
  work()
  timer.cancel()
}
