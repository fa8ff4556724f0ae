import Dispatch

@MainActor
public final class Meter {
  private var source: DispatchSourceTimer?
  private var level = 0

  func start() {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { @Sendable [weak self] in
      guard let self else { return }
      DispatchQueue.main.async { self.level += 1 }
    }
    source.activate()
    self.source = source
  }
}
