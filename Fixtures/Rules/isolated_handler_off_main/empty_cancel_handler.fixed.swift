import Dispatch

@MainActor
public final class Meter {
  private var source: DispatchSourceTimer?
  private let queue = DispatchQueue(label: "meter", qos: .utility)

  func start() {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { @Sendable in print("tick") }
    source.setCancelHandler { @Sendable in }
    source.activate()
    self.source = source
  }

  func stop() {
    source?.cancel()
    source = nil
  }
}
