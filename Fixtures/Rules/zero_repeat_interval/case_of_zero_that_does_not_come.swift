import Dispatch

enum Gait {
  case once, walk, run

  var interval: DispatchTimeInterval {
    switch self {
    case .walk: .seconds(30)
    case .run: .milliseconds(500)
    default: .seconds(0)
    }
  }
}

/// Nobody chooses the case whose interval is 0, or a condition takes it out, or the handler ends the timer then.
final class Walker {
  private var source: DispatchSourceTimer?

  func walk() { start(.walk) }
  func run() { start(.run) }
  func step() { startUnlessOnce(.once) }
  func jump() { startUntilOnce(.once) }

  private func start(_ gait: Gait) {
    source?.cancel()
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: gait.interval)
    source.setEventHandler { print("walk") }
    source.activate()
    self.source = source
  }

  private func startUnlessOnce(_ gait: Gait) {
    source?.cancel()
    let source = DispatchSource.makeTimerSource(queue: .main)
    if gait == .once {
      source.schedule(deadline: .now())
    } else {
      source.schedule(deadline: .now(), repeating: gait.interval)
    }
    source.setEventHandler { print("walk") }
    source.activate()
    self.source = source
  }

  private func startUntilOnce(_ gait: Gait) {
    source?.cancel()
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: gait.interval)
    let isOnce = gait.interval == .seconds(0)
    source.setEventHandler { [weak self] in
      print("walk")
      if isOnce { self?.source?.cancel() }
    }
    source.activate()
    self.source = source
  }
}
