import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var isSuspended = true

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
  }

  func setRunning(_ running: Bool) {
    guard running == isSuspended else { return }
    isSuspended = !running
    running ? timer.resume() : timer.suspend()
  }

  deinit {
    timer.cancel()
    if isSuspended { timer.resume() }
  }
}
