import Dispatch

func waitForTick() {
  let ticked = DispatchSemaphore(value: 0)
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "tick"))
  timer.schedule(deadline: .now() + 1)
  timer.setEventHandler { ticked.signal() }
  timer.activate()
  ticked.wait()
}
