import Dispatch

func reload(_ load: () throws -> Void, tick: @escaping () -> Void) {
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "reload"))
  timer.schedule(deadline: .now(), repeating: 1)
  timer.setEventHandler(handler: tick)
  timer.activate()
  timer.suspend()
  defer { timer.resume() }
  do {
    try load()
  } catch {
    timer.suspend()  // expect: unbalanced_suspend(error)
    return
  }
}
