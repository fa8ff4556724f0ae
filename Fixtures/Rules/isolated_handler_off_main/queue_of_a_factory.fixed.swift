import Dispatch

enum Queues {
  static let meters = makeQueue()

  static func makeQueue() -> DispatchQueue {
    return DispatchQueue(label: "meters", qos: .utility)
  }
}

@MainActor
public final class Meter {
  private var source: DispatchSourceTimer?

  func start() {
    let source = DispatchSource.makeTimerSource(queue: Queues.meters)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { @Sendable in print("tick") }
    source.activate()
    self.source = source
  }
}
