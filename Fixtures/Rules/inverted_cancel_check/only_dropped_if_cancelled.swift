import Dispatch

final class Poller {
  private var source: DispatchSourceTimer?

  func start(_ poll: @escaping () -> Void) {
    if let source, source.isCancelled {
      self.source = nil
    }
    guard source == nil else { return }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: .seconds(5))
    source.setEventHandler(handler: poll)
    source.activate()
    self.source = source
  }

  func stop() {
    source?.cancel()
  }
}
