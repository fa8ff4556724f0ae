import Dispatch

final class Poller {
  private let queue = DispatchQueue(label: "poller")
  private var source: DispatchSourceTimer?

  func start(quickly: Bool, _ poll: @escaping () -> Void) {
    if quickly {
      source = DispatchSource.makeTimerSource(flags: .strict, queue: queue)
    } else {
      source = DispatchSource.makeTimerSource(queue: queue)
    }
    source!.schedule(deadline: .now(), repeating: quickly ? 1 : 5)
    source!.setEventHandler(handler: poll)
    source!.activate()
  }
}
