import Dispatch

final class Counter {
  private var source: DispatchSourceTimer?
  private var other: DispatchSourceTimer?

  func start(_ source: DispatchSourceTimer) {
    self.source = source
    let other = DispatchSource.makeTimerSource(queue: .main)
    other.schedule(wallDeadline: .now() + 1, repeating: .milliseconds(0))  // expect: zero_repeat_interval
    other.setEventHandler { [weak self] in
      self?.count()
    }
    other.activate()
    self.other = other
  }

  private func count() {
    print("counted")
    source?.cancel()
  }

  deinit { other?.cancel() }
}
