import Dispatch

nonisolated(unsafe) private var kept: [any DispatchSourceTimer] = []

nonisolated protocol Starting {
  @MainActor func start()
}

// The nonisolated protocol makes the type nonisolated, and its methods with it.
final class Meter: Starting {
  func start() {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("tick") }
    source.activate()
    kept.append(source)
  }
}
