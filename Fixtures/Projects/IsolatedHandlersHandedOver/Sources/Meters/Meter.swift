import Dispatch

@MainActor
public final class Meter {
  private var source: DispatchSourceTimer?
  private var level = 0

  func start() {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
    source.schedule(deadline: .now(), repeating: 1)
    startReports(of: source) { [weak self] in self?.level += 1 }  // expect: isolated_handler_off_main
    self.source = source
  }

  func startTwice() {
    let source = DispatchSource.makeTimerSource(queue: .global())
    source.schedule(deadline: .now(), repeating: 1)
    reportTwice(source) { [weak self] in self?.level += 1 }  // expect: isolated_handler_off_main
    _ = Reporter(source) { print("cancelled") }  // expect: isolated_handler_off_main
    source.activate()
    self.source = source
  }
}
