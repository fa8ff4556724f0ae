import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var isSuspended = true

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.activate()
  }

  func resume() {
    guard isSuspended else { return }
    isSuspended = false
    timer.resume()  // expect: over_resume(error)
  }

  func suspend() {
    guard !isSuspended else { return }
    isSuspended = true
    timer.suspend()
  }
}
