import Dispatch

final class Meter: @unchecked Sendable {
  private var source: DispatchSourceTimer?
  private var level = 0

  func start() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.level += 1 }
    }
    source.activate()
    self.source = source
  }
}
