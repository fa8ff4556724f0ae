import Dispatch

func sample(inBackground: Bool, lowPower: Bool, work: () -> Void, tick: @escaping () -> Void) {
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sample"))
  timer.schedule(deadline: .now(), repeating: 1)
  timer.setEventHandler(handler: tick)
  timer.activate()
  if inBackground { timer.suspend() }
  if lowPower { timer.suspend() }
  work()
  if inBackground { timer.resume() }
  if lowPower { timer.resume() }
}
