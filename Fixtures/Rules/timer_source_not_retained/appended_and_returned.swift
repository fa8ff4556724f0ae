import Dispatch

final class Pollers {
  private var timers: [DispatchSourceTimer] = []

  @discardableResult
  func start(_ poll: @escaping () -> Void) -> DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 5, repeating: 5)
    timer.setEventHandler(handler: poll)
    timer.activate()
    timers.append(timer)
    return timer
  }
}
