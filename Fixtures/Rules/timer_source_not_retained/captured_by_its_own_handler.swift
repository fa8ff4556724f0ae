import Dispatch

func retry(until done: @escaping () -> Bool) {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.schedule(deadline: .now(), repeating: .seconds(1))
  timer.setEventHandler {
    if done() { timer.cancel() }
  }
  timer.activate()
}
