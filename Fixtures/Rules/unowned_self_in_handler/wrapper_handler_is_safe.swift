import Foundation

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

/// Fires on the run loop of the thread that made it, and its wrapper ends it with its owner.
final class LoopTicker {
  private var timer: Timer?

  init(handler: @escaping () -> Void) {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in handler() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  deinit {
    timer?.invalidate()
  }
}

final class Stopwatch {
  private var ticker: LoopTicker?
  private var seconds = 0

  func start() {
    ticker = LoopTicker { [unowned self] in seconds += 1 }
  }
}
