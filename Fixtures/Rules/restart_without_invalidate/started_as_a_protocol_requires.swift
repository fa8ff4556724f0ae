import Foundation

public protocol Consumer: AnyObject {
  func start()
}

/// Whoever has the consumers starts each of them once, through the protocol.
public final class TideConsumer: Consumer {
  private var timer: Timer?
  private var tides = 0

  public init() {}

  public func start() {
    timer = Timer(timeInterval: 30, repeats: true) { [weak self] timer in  // expect: restart_without_invalidate(note)
      guard let self else { return timer.invalidate() }
      tides += 1
    }
    timer.map { RunLoop.main.add($0, forMode: .common) }
  }

  deinit { timer?.invalidate() }
}

/// Nothing but its name says who calls it.
public final class TideService {
  private var timer: Timer?
  private var tides = 0

  public init() {}

  public func start() {
    timer = Timer(timeInterval: 30, repeats: true) { [weak self] timer in  // expect: restart_without_invalidate(warning)
      guard let self else { return timer.invalidate() }
      tides += 1
    }
    timer.map { RunLoop.main.add($0, forMode: .common) }
  }

  deinit { timer?.invalidate() }
}

public final class ConsumerGroup {
  private let consumers: [any Consumer]

  public init(consumers: [any Consumer]) {
    self.consumers = consumers
    for consumer in consumers { consumer.start() }
  }
}
