import Dispatch

private func heartbeat(_ period: Double) -> DispatchSourceTimer {
  let source = DispatchSource.makeTimerSource(queue: .main)
  source.schedule(deadline: .now() + period, repeating: period)
  return source
}

/// The factory gives the source away; whoever asked for it lets it go.
final class Sweeper {
  private var swept = 0

  func begin() {
    let source = heartbeat(60)  // expect: timer_source_not_retained
    source.setEventHandler { [weak self] in self?.sweep() }
    source.activate()
  }

  private func sweep() { swept += 1 }
}
