import Dispatch

final class Ticker {
  private let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "ticker"))

  init(handler: @escaping () -> Void) {
    source.schedule(deadline: .now(), repeating: .seconds(1))
    source.setEventHandler(handler: handler)
    source.activate()
  }

  deinit {
    source.cancel()
  }
}

final class Counter {
  private var ticker: Ticker?
  private var count = 0

  func start() {
    ticker = Ticker(handler: { [weak self] in self?.count += 1 })
  }
}
