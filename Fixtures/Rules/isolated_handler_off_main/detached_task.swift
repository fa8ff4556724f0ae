import Dispatch

nonisolated(unsafe) private var kept: [any DispatchSourceTimer] = []

@MainActor
final class Meter {
  func start() {
    Task.detached {
      let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
      source.schedule(deadline: .now(), repeating: 1)
      source.setEventHandler { print("tick") }
      source.activate()
      kept.append(source)
    }
  }
}
