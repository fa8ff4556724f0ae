import Dispatch

final class Poller {
  private let queue = DispatchQueue(label: "poller")
  private var source: DispatchSourceTimer?

  func start(_ poll: @escaping () -> Void) {
    guard source == nil else { return }
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: .seconds(5))
    source.setEventHandler(handler: poll)
    source.activate()
    self.source = source
  }

  func stop() {
    source?.cancel()
    source = nil
  }
}
