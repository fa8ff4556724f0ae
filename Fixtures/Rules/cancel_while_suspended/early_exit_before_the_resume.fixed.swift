import Dispatch

func reschedule(until done: () -> Bool, tick: @escaping () -> Void) {
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "reschedule"))
  timer.schedule(deadline: .now(), repeating: 1)
  timer.setEventHandler(handler: tick)
  timer.activate()
  timer.suspend()
  guard !done() else {
    timer.resume()
    timer.cancel()
    return
  }
  timer.schedule(deadline: .now(), repeating: 5)
  timer.resume()
  timer.cancel()
}
