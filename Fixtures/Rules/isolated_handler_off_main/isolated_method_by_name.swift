import Dispatch

@MainActor
public final class Meter {
  private var source: DispatchSourceTimer?
  private var level = 0

  private static func tick() {}

  func start() {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler(handler: Self.tick)  // expect: isolated_handler_off_main
    source.activate()
    self.source = source
  }
}
