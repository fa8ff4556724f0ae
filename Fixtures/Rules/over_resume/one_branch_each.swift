import Dispatch

func makeTimer(eager: Bool, _ tick: @escaping () -> Void) -> DispatchSourceTimer {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.setEventHandler(handler: tick)
  if eager {
    timer.schedule(deadline: .now(), repeating: 1)
    timer.resume()
    return timer
  }
  timer.schedule(deadline: .now() + 1, repeating: 1)
  timer.resume()
  return timer
}
