import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)  // expect: never_started(error)

  init(poll: @escaping () -> Void) {
    timer.setEventHandler(handler: poll)
    timer.activate()
  }
}
