import Dispatch

@MainActor
public final class Meter {
  private var source: DispatchSourceTimer?

  func start() {
    func make() -> DispatchSourceTimer {
      let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
      source.schedule(deadline: .now(), repeating: 1)
      source.setEventHandler { @Sendable in print("tick") }
      source.activate()
      return source
    }
    source = make()
  }
}
