import Dispatch

/// The clock, and its source, are released when `change` returns.
final class SteadyClock {
  var onTick: (() -> Void)?
  private let interval: Double
  private var isRunning = false

  private lazy var source: DispatchSourceTimer = {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + self.interval, repeating: self.interval)
    source.setEventHandler { [weak self] in self?.onTick?() }
    return source
  }()

  init(interval: Double) { self.interval = interval }

  func begin() {
    guard !isRunning else { return }
    isRunning = true
    source.resume()
  }

  deinit {
    source.cancel()
    begin()
  }
}

final class ClockUser {
  private var kept: SteadyClock?

  func change(to interval: Double) {
    let clock = SteadyClock(interval: interval)  // expect: timer_source_not_retained
    clock.onTick = tick
    clock.begin()
  }

  func keep(_ interval: Double) {
    let clock = SteadyClock(interval: interval)
    clock.onTick = tick
    clock.begin()
    kept = clock
  }

  func countOnce(_ interval: Double) {
    let clock = SteadyClock(interval: interval)
    clock.onTick = { [self] in
      tick()
      withExtendedLifetime(clock) {}
    }
    clock.begin()
  }

  private func tick() { print("tick") }
}
