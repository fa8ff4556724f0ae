import Dispatch

final class Poller {
  // timerlint:ignore concurrent_handler_queue - it used to be global  // expect: unused_suppression(warning)
  private let timer = DispatchSource.makeTimerSource(queue: .main)

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.activate()
  }
}
