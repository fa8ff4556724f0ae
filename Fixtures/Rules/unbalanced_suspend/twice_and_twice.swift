import Dispatch

func runQuietly(_ work: () -> Void, tick: @escaping () -> Void) {
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "quiet"))
  timer.schedule(deadline: .now(), repeating: 1)
  timer.setEventHandler(handler: tick)
  timer.activate()
  timer.suspend()
  timer.suspend()
  work()
  timer.resume()
  timer.resume()
}
