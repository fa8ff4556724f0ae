import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.activate()
  }

  deinit {
    timer.cancel()
  }
}
