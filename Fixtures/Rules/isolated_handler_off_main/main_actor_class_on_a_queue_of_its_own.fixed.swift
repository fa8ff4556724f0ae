import Dispatch

@MainActor
public final class Meter {
  private var source: DispatchSourceTimer?
  private var level = 0

  func start() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in
      self?.level += 1
    }
    source.activate()
    self.source = source
  }
}
