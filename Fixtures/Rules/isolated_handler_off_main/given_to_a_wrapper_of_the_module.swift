import Dispatch

final class Ticker {
  private let source: DispatchSourceTimer

  init(tick: @escaping () -> Void) {
    source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "ticker"))
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler(handler: tick)
    source.activate()
  }
}

@MainActor
final class Meter {
  private var ticker: Ticker?

  func start() {
    ticker = Ticker { print("tick") }
  }
}
