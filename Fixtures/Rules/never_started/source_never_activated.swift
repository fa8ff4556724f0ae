import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)  // expect: never_started(error)

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
  }

  deinit {
    timer.cancel()
  }
}
