import Dispatch

/// The timer calls one of its closures; the others are handed over and forgotten.
final class Beacon {
  private let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "beacon"))
  private let tick: () -> Void

  init(configure: (Beacon) -> Void, tick: @escaping () -> Void) {
    self.tick = tick
    source.schedule(deadline: .now(), repeating: .seconds(1))
    source.setEventHandler { [weak self] in self?.tick() }
    source.activate()
    configure(self)
  }

  func visit(_ body: (Beacon) -> Void) {
    body(self)
  }

  deinit {
    source.cancel()
  }
}

final class Lighthouse {
  private var beacon: Beacon?
  private var visits = 0

  func light() {
    beacon = Beacon(configure: { _ in self.visits += 1 }, tick: { print("blink") })
    beacon?.visit { _ in self.visits += 1 }
  }
}
