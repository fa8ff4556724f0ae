import Dispatch

final class Poller {
  private let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "poller"))

  init(poll: @escaping () -> Void) {
    source.schedule(deadline: .now() + 5, repeating: 0)  // expect: zero_repeat_interval(error)
    source.setEventHandler(handler: poll)
    source.activate()
  }
}
