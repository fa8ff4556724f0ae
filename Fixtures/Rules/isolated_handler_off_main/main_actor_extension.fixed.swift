import Dispatch

public final class Meter: @unchecked Sendable {
  private var source: DispatchSourceTimer?
  private var level = 0
}

@MainActor
extension Meter {
  func start() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { @Sendable in print("tick") }
    source.setRegistrationHandler { [weak self] in
      self?.level += 1
    }
    source.activate()
    self.source = source
  }
}
