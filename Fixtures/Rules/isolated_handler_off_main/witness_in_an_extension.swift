import Dispatch

nonisolated(unsafe) private var kept: [any DispatchSourceTimer] = []

nonisolated protocol Starting {
  @MainActor func start()
}

public final class Meter {}

extension Meter: Starting {
  func start() {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("tick") }  // expect: isolated_handler_off_main
    source.activate()
    kept.append(source)
  }
}
