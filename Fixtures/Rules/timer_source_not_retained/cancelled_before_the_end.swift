import Dispatch

func withWatchdog(_ seconds: Int, onTimeout: @escaping () -> Void, _ work: () throws -> Void) rethrows {
  let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "watchdog"))
  timer.schedule(deadline: .now() + .seconds(seconds))
  timer.setEventHandler(handler: onTimeout)
  timer.activate()
  defer { timer.cancel() }
  try work()
}
