import Dispatch

final class Clock {
  private let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "clock"))
  private let tick: () -> Void

  init(tick: @escaping () -> Void) {
    self.tick = tick
    source.schedule(deadline: .now(), repeating: .seconds(1))
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
  }

  static func every(_ tick: @escaping () -> Void) -> Clock {
    Clock(tick: tick)
  }

  deinit {
    source.cancel()
  }
}

/// Makes clocks for others and keeps none.
final class Shop {
  private var sold = 0

  func sell() -> Clock {
    Clock.every { self.sold += 1 }
  }

  func give(to tower: Tower) {
    tower.clock = Clock(tick: { self.sold += 1 })
  }
}

final class Tower {
  var clock: Clock?
}
