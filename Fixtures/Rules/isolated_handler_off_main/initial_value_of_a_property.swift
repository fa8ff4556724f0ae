import Dispatch

@MainActor
final class Meter {
  // What an initial value runs is not checked.
  private let source: DispatchSourceTimer = {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("tick") }
    source.activate()
    return source
  }()
}
