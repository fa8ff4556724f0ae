import Dispatch

@MainActor
public final class Meter {
  private var source: DispatchSourceTimer?
  private var level = 0

  private func rise() { level += 1 }

  func start() {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { @Sendable [weak self] in
      Task { @MainActor in self?.rise() }
    }
    source.activate()
    self.source = source
  }
}
