import Dispatch

func pollForEver(_ poll: @escaping () -> Void) {
  let timer = DispatchSource.makeTimerSource(queue: .main)  // expect: timer_source_not_retained(error)
  timer.schedule(deadline: .now() + 1, repeating: 1)
  timer.setEventHandler(handler: poll)
  timer.activate()
}
