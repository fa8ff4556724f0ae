import Dispatch

final class Poller {
  private var timer: DispatchSourceTimer?

  func start(_ poll: @escaping () -> Void) {
    timer = Self.makeTimer(poll)
    timer?.activate()
  }

  private static func makeTimer(_ poll: @escaping () -> Void) -> DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    return timer
  }
}
