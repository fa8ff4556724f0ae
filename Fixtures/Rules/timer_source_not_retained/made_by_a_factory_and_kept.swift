import Dispatch

private func heartbeat(_ period: Double) -> DispatchSourceTimer {
  let source = DispatchSource.makeTimerSource(queue: .main)
  source.schedule(deadline: .now() + period, repeating: period)
  return source
}

/// Whoever asked for the source keeps it.
final class Duster {
  private var dusted = 0
  private var source: DispatchSourceTimer?

  func begin() {
    let source = heartbeat(60)
    source.setEventHandler { [weak self] in self?.dust() }
    source.activate()
    self.source = source
  }

  private func dust() { dusted += 1 }
}
