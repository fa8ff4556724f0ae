import Dispatch

final class Poller {
  private let poll: () -> Void
  private var isRunning = false
  private lazy var timer: DispatchSourceTimer = {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    return timer
  }()

  init(poll: @escaping () -> Void) {
    self.poll = poll
  }

  func start() {
    guard !isRunning else { return }
    isRunning = true
    timer.resume()
  }

  deinit {
    timer.cancel()  // expect: cancel_while_suspended(error)
  }
}
