import Dispatch

final class Poller {
  private let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "poller"))

  init(poll: @escaping () -> Void) {
    source.schedule(deadline: .now(), repeating: .seconds(5), leeway: .milliseconds(500))
    source.setEventHandler(handler: poll)
    source.activate()
  }
}
