import Dispatch

final class Poller {
  private var timer: DispatchSourceTimer?

  func start(_ poll: @escaping () -> Void) {
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)  // expect: timer_source_not_retained(error)
    timer.schedule(deadline: .now() + 5, repeating: 5)
    timer.setEventHandler(handler: poll)
    timer.activate()
  }

  func stop() {
    timer?.cancel()
  }
}
