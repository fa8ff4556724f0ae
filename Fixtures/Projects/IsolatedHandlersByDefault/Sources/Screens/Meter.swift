import Dispatch

public final class Meter {
  private var source: DispatchSourceTimer?
  private var level = 0

  func start() {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in self?.level += 1 }  // expect: isolated_handler_off_main
    source.activate()
    self.source = source
  }
}
