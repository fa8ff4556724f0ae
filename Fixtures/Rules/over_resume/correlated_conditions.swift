import Dispatch

func run(paused: Bool, _ work: () -> Void, tick: @escaping () -> Void) {
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "run"))
  timer.schedule(deadline: .now(), repeating: 1)
  timer.setEventHandler(handler: tick)
  if !paused { timer.activate() }
  work()
  if paused { timer.resume() }
  timer.cancel()
}
