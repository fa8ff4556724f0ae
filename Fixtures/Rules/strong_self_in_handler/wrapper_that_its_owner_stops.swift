import Dispatch

/// Keeps what it calls in its source alone: without the source nothing holds it.
final class Ticker {
  private let queue: DispatchQueue
  private var source: DispatchSourceTimer?

  init(queue: DispatchQueue) { self.queue = queue }

  deinit { stop() }

  func start(every seconds: Double, run handler: @escaping () -> Void) {
    stop()
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now() + seconds, repeating: seconds)
    source.setEventHandler(handler: handler)
    source.activate()
    self.source = source
  }

  func stop() {
    source?.cancel()
    source = nil
  }
}

/// Its stop() ends the cycle, if somebody calls it before the last release.
public final class Connection {
  private let queue = DispatchQueue(label: "connection")
  private let ticker = Ticker(queue: .main)
  private var beats = 0

  public init() {}

  public func open() {
    ticker.start(every: 1) { self.beats += 1 }  // expect: strong_self_in_handler(note)
  }

  public func close() {
    queue.async { self.end() }
  }

  private func end() { ticker.stop() }
}

/// The stop stands in a method that nothing calls.
public final class Monitor {
  private let ticker = Ticker(queue: .main)
  private var beats = 0

  public init() {}

  public func open() {
    ticker.start(every: 1) { self.beats += 1 }  // expect: strong_self_in_handler(warning)
  }

  private func end() { ticker.stop() }
}

/// The wrapper itself keeps the closure: its stop() lets nothing go.
final class Keeper {
  var action: (() -> Void)?
  private var source: DispatchSourceTimer?

  func start() {
    stop()
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 1, repeating: 1)
    source.setEventHandler { [weak self] in self?.action?() }
    source.activate()
    self.source = source
  }

  func stop() {
    source?.cancel()
    source = nil
  }

  deinit { stop() }
}

public final class Counter {
  private let keeper = Keeper()
  private var beats = 0

  public init() {
    keeper.action = { self.beats += 1 }  // expect: strong_self_in_handler(warning)
    keeper.start()
  }

  public func end() { keeper.stop() }
}
