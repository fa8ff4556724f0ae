import Dispatch

nonisolated(unsafe) private var kept: [any DispatchSourceTimer] = []

private nonisolated func build(_ body: sending () -> Void) { body() }

@MainActor
final class Meter {
  func start() {
    build {
      let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
      source.schedule(deadline: .now(), repeating: 1)
      source.setEventHandler { print("tick") }
      source.activate()
      kept.append(source)
    }
  }
}
