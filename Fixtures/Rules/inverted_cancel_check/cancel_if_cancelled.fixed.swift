import Dispatch

final class Poller {
  private let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "poller"))

  init(poll: @escaping () -> Void) {
    source.schedule(deadline: .now(), repeating: .seconds(5))
    source.setEventHandler(handler: poll)
    source.activate()
  }

  func stop() {
    if !source.isCancelled {
      source.cancel()
    }
  }
}
