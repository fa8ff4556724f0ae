import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var isRunning = true

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.activate()
  }

  func stop() {
    guard isRunning else { return }
    isRunning = false
    timer.cancel()
  }

  func start() {
    guard !isRunning else { return }
    isRunning = true
    timer.resume()  // expect: resume_after_cancel(error)
  }
}
