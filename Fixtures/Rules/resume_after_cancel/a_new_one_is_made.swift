import Dispatch

final class Poller {
  private var timer: DispatchSourceTimer?

  func restart(_ poll: @escaping () -> Void) {
    timer?.cancel()
    timer = DispatchSource.makeTimerSource(queue: .main)
    timer?.schedule(deadline: .now(), repeating: .seconds(5))
    timer?.setEventHandler(handler: poll)
    timer?.resume()
  }
}
