import Dispatch

func countTicks(for interval: DispatchTimeInterval) -> Int {
  var ticks = 0
  let done = DispatchSemaphore(value: 0)
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "timer", qos: .userInitiated))
  timer.schedule(deadline: .now(), repeating: .milliseconds(10))
  timer.setEventHandler { ticks += 1 }
  timer.activate()
  _ = done.wait(timeout: .now() + interval)
  timer.cancel()
  return ticks
}
