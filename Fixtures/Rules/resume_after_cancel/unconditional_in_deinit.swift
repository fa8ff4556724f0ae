import Dispatch

final class Poller {
  private let timer = DispatchSource.makeTimerSource(queue: .main)

  init(poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.resume()
  }

  deinit {
    timer.setEventHandler {}
    timer.cancel()
    timer.resume()  // expect: resume_after_cancel(error)
  }
}
