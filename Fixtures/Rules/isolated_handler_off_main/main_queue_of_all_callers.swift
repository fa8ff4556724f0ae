import Dispatch

@MainActor
final class Meter {
  private let source: DispatchSourceTimer

  init(queue: DispatchQueue) {
    source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("tick") }
    source.activate()
  }
}

@MainActor
final class Screen {
  private let meter = Meter(queue: .main)
}
