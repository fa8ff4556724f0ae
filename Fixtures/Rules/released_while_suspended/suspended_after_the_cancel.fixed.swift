import Dispatch

final class Poller {
  private var timer: DispatchSourceTimer?

  func start(_ poll: @escaping () -> Void) {
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.activate()
    self.timer = timer
  }

  func stop() {
    timer?.cancel()
    timer?.suspend()
    timer?.resume()
    timer = nil
  }
}
