import Dispatch

final class Reminder {
  private var source: DispatchSourceTimer?

  func begin(_ remind: @escaping () -> Void) {
    source?.cancel()
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 1, repeating: 0)
    source.setEventHandler { [weak self] in
      guard let source = self?.source else { return }
      source.cancel()
      remind()
    }
    self.source = source
    source.activate()
  }

  func beginAnew(_ remind: @escaping () -> Void) {
    source?.cancel()
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(wallDeadline: .now() + 1, repeating: .seconds(0))
    source.setEventHandler { [weak self] in
      let kept = self?.source
      kept?.cancel()
      remind()
    }
    self.source = source
    source.activate()
  }

  deinit { source?.cancel() }
}
