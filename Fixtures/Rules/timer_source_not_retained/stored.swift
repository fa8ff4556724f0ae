import Dispatch

final class Poller {
  private var timer: DispatchSourceTimer?

  func start(_ poll: @escaping () -> Void) {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 5, repeating: 5)
    timer.setEventHandler(handler: poll)
    timer.activate()
    self.timer = timer
  }
}
