import Dispatch

nonisolated(unsafe) private var kept: [any DispatchSourceTimer] = []

@MainActor
final class Meter {
  deinit {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "farewell"))
    source.schedule(deadline: .now() + 1)
    source.setEventHandler { print("gone") }
    source.activate()
    kept.append(source)
  }
}
