import Dispatch

public actor Meter {
  private var source: DispatchSourceTimer?
  private var level = 0

  func start() {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler {  // expect: isolated_handler_off_main, strong_self_in_handler
      self.level += 1
    }
    source.activate()
    self.source = source
  }
}
