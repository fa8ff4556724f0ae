final class Clock {
  init(every seconds: Double) { start(seconds) }

  func start(_ seconds: Double) { tick() }

  private func tick() {}
}

func makeClocks() {
  let clock = Clock(every: 1)
  clock.start(2)
}

// calls
// 2 init: called at 10
// 4 start: called at 2, 11
// 6 tick: called at 4
// 9 makeClocks: called at nowhere
