import Dispatch

@MainActor
final class Screen {
  final class Meter {
    private var source: DispatchSourceTimer?

    func start() {
      let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "meter"))
      source.schedule(deadline: .now(), repeating: 1)
      source.setEventHandler { print("tick") }
      source.activate()
      self.source = source
    }
  }
}
