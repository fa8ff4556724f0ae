import Dispatch

final class Ticker {
  private let source: DispatchSourceTimer

  init(every seconds: Int, on queue: DispatchQueue, handler: @escaping () -> Void) {
    source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: .seconds(seconds))
    source.setEventHandler(handler: handler)
    source.activate()
  }

  deinit {
    source.cancel()
  }
}

final class Emulator {
  private let queue = DispatchQueue(label: "emulator")
  private var cycles = 0

  private lazy var ticker: Ticker = {
    Ticker(every: 1, on: self.queue) { [weak self] in
      self?.cycles += 1
    }
  }()

  func start() {
    _ = ticker
  }
}
