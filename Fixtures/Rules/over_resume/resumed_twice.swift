import Dispatch

func makeTimer(eager: Bool, _ tick: @escaping () -> Void) -> DispatchSourceTimer {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.schedule(deadline: .now(), repeating: 1)
  timer.setEventHandler(handler: tick)
  if eager {
    timer.resume()
  }
  timer.resume()  // expect: over_resume(error)
  return timer
}
