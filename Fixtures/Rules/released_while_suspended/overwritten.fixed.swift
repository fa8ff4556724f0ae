import Dispatch

final class Poller {
  private var timer = DispatchSource.makeTimerSource(queue: .main)

  init(poll: @escaping () -> Void) {
    configure(poll)
  }

  func replaceHandler(_ poll: @escaping () -> Void) {
    timer.suspend()
    timer.cancel()
    timer.resume()
    timer = DispatchSource.makeTimerSource(queue: .main)
    configure(poll)
  }

  private func configure(_ poll: @escaping () -> Void) {
    timer.schedule(deadline: .now(), repeating: .seconds(5))
    timer.setEventHandler(handler: poll)
    timer.activate()
  }
}
