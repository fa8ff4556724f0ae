import Dispatch

func measure(enabled: Bool, _ tick: @escaping () -> Void) {
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "measure"))
  timer.schedule(deadline: .now(), repeating: 1)
  timer.setEventHandler(handler: tick)
  if !enabled { timer.cancel() }
  timer.resume()
  timer.cancel()
}
