import Dispatch

@MainActor
final class Meter {
  private var source: DispatchSourceTimer?
  private var level = 0

  private nonisolated static func tick() {}

  func start() {
    let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler(handler: Self.tick)
    source.activate()
    self.source = source
  }
}
