import Dispatch

final class Poller {
  private var timer: DispatchSourceTimer?

  func start(_ poll: @escaping () -> Void) {
    timer = DispatchSource.makeTimerSource(queue: .main)
    timer?.schedule(deadline: .now(), repeating: .seconds(5))
    timer?.setEventHandler(handler: poll)
    timer?.activate()
  }

  func stop() {
    timer = nil
  }
}
