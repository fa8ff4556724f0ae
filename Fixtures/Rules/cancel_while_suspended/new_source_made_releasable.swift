import Dispatch

func makeAndForget(wanted: Bool) -> DispatchSourceTimer? {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.schedule(deadline: .now() + 1, repeating: 1)
  timer.setEventHandler { print("tick") }
  guard wanted else {
    timer.cancel()
    timer.activate()
    return nil
  }
  timer.activate()
  return timer
}
