import Foundation

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

/// Nobody keeps its closure but a timer that fires once.
final class Debounce {
  private var timer: Timer?

  func call(after delay: TimeInterval, _ body: @escaping () -> Void) {
    timer?.invalidate()
    let timer = Timer(timeInterval: delay, repeats: false) { _ in body() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }
}

final class Search {
  private let debounce = Debounce()
  private var searches = 0

  func type() {
    debounce.call(after: 0.3) { self.searches += 1 }
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
