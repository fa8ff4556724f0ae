import Dispatch

@MainActor
public final class Meter {
  private let source: DispatchSourceTimer

  init(queue: DispatchQueue = DispatchQueue(label: "meter")) {
    source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { @Sendable in print("tick") }
    source.activate()
  }
}
