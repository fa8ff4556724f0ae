import Dispatch

final class Reminder {
  private var source: DispatchSourceTimer?
  private var other: DispatchSourceTimer?

  func begin(_ remind: @escaping () -> Void) {
    source?.cancel()
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 1, repeating: .milliseconds(0))  // expect: zero_repeat_interval(error)
    source.setEventHandler { [weak self] in
      self?.other?.cancel()
      let kept = self?.other
      kept?.cancel()
      self?.log()
      remind()
    }
    self.source = source
    source.activate()
  }

  private func log() { print("reminded") }

  deinit { source?.cancel() }
}
