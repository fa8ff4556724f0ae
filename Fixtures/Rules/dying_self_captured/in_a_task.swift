import Dispatch

final class Poller {
  private var polls = 0
  private let source = DispatchSource.makeTimerSource(queue: .main)

  init() {
    source.schedule(deadline: .now(), repeating: .seconds(5))
    source.setEventHandler { [weak self] in self?.polls += 1 }
    source.activate()
  }

  deinit {
    Task { @MainActor in self.source.cancel() }  // expect: dying_self_captured(error)
  }
}
