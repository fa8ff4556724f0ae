import Dispatch

@MainActor
public final class ShownMeter {
  private var source: DispatchSourceTimer?
  private var level = 0

  func start() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 1)
    startReports(of: source) { [weak self] in self?.level += 1 }
    _ = Reporter(source) { print("cancelled") }
    self.source = source
  }

  func startTwice() {
    let source = DispatchSource.makeTimerSource(queue: .global())
    source.schedule(deadline: .now(), repeating: 1)
    reportTwice(source) { @Sendable in print("tick") }
    source.activate()
    self.source = source
  }
}
