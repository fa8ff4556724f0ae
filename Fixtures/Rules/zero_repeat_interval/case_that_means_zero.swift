import Dispatch

enum Pace {
  case once, slow, fast

  var interval: DispatchTimeInterval {
    switch self {
    case .once: return .seconds(0)
    case .slow: return .seconds(30)
    case .fast: return .milliseconds(500)
    }
  }
}

/// A caller chooses the case whose interval is 0.
final class Mower {
  private var source: DispatchSourceTimer?

  func mowOnce() { start(.once) }
  func mow() { start(.slow) }

  private func start(_ pace: Pace) {
    source?.cancel()
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: pace.interval)  // expect: zero_repeat_interval
    source.setEventHandler { print("mow") }
    source.activate()
    self.source = source
  }
}
