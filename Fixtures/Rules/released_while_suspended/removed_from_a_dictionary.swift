import Dispatch

final class Pollers {
  private var timers: [String: DispatchSourceTimer] = [:]

  func start(_ name: String, _ poll: @escaping () -> Void) {
    guard timers[name] == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.activate()
    timers[name] = timer
  }

  func stop(_ name: String) {
    timers[name]?.suspend()
    timers[name] = nil  // expect: released_while_suspended(error)
  }
}
