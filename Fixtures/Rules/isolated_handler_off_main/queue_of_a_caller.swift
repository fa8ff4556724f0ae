import Dispatch

@MainActor
public final class Meter {
  private let source: DispatchSourceTimer

  init(queue: DispatchQueue) {
    source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { print("tick") }  // expect: isolated_handler_off_main
    source.activate()
  }
}

@MainActor
public final class Screen {
  private let meter = Meter(queue: DispatchQueue(label: "meter"))
}
