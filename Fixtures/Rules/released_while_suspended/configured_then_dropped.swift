import Dispatch

final class Poller {
  private var timer: DispatchSourceTimer?

  func configure(_ poll: @escaping () -> Void) {
    timer = DispatchSource.makeTimerSource(queue: .main)  // expect: released_while_suspended(error)
    timer?.schedule(deadline: .now(), repeating: .seconds(5))
    timer?.setEventHandler(handler: poll)
  }

  func start() {
    timer?.activate()
  }

  deinit {
    timer?.activate()
  }
}
