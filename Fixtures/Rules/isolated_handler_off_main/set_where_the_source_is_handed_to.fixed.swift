import Dispatch

@MainActor
public final class Meter {
  private var source: DispatchSourceTimer?

  func start() {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
    source.schedule(deadline: .now(), repeating: 1)
    configure(source)
    source.activate()
    self.source = source
  }

  private func configure(_ source: DispatchSourceTimer) {
    source.setEventHandler { @Sendable in print("tick") }
  }
}
