import Dispatch

@MainActor
final class Meter {
  private var source: DispatchSourceTimer?

  func start() {
    source = Self.running()
  }

  private nonisolated static func running() -> DispatchSourceTimer {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("tick") }
    source.activate()
    return source
  }
}
