import Dispatch

@MainActor
final class Meter {
  private var source: DispatchSourceTimer?

  func start() {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
    source.schedule(deadline: .now(), repeating: 1)
    // Only a closure that stands as the argument is checked.
    let tick: @Sendable () -> Void = { print("tick") }
    source.setEventHandler(handler: tick)
    source.activate()
    self.source = source
  }
}
