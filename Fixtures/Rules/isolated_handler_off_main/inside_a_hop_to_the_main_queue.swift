import Dispatch

public final class Meter: @unchecked Sendable {
  private var source: DispatchSourceTimer?

  func start() {
    DispatchQueue.main.async {
      let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
      source.schedule(deadline: .now(), repeating: 1)
      source.setEventHandler { print("tick") }  // expect: isolated_handler_off_main
      source.activate()
      self.source = source
    }
  }
}
