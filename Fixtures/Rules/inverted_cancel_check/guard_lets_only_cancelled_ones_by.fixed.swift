import Dispatch

final class Poller {
  private var source: DispatchSourceTimer?

  func start(_ poll: @escaping () -> Void) {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .seconds(5))
    source.setEventHandler(handler: poll)
    source.activate()
    self.source = source
  }

  func stop() {
    guard let source, !source.isCancelled else { return }
    source.cancel()
  }
}
