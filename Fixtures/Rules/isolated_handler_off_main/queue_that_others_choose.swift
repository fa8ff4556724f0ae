import Dispatch

@MainActor
public final class Meter {
  private let source: DispatchSourceTimer

  public init(queue: DispatchQueue) {
    source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("tick") }
    source.activate()
  }
}
