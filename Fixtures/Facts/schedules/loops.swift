import AsyncAlgorithms

let beat = Duration.seconds(2)

func loop(_ clock: ContinuousClock, _ length: Duration) {
  Task {
    while !Task.isCancelled { try await Task.sleep(nanoseconds: 500_000_000) }
  }
  Task {
    while !Task.isCancelled { try await Task.sleep(for: .milliseconds(20), tolerance: .milliseconds(5)) }
  }
  Task {
    while !Task.isCancelled { try await clock.sleep(for: beat) }
  }
  Task {
    while !Task.isCancelled { try await clock.sleep(for: length) }
  }
  Task {
    while !Task.isCancelled { await Task.sleep(1_000_000_000) }
  }
  Task {
    var next = clock.now
    while !Task.isCancelled {
      next += .seconds(1)
      try await Task.sleep(until: next, clock: clock)
    }
  }
  Task {
    while !Task.isCancelled {
      try await Task.sleep(for: .seconds(1))
      try await Task.sleep(for: .seconds(3))
    }
  }
  Task {
    for await _ in AsyncTimerSequence(interval: .seconds(1), clock: clock) { print("tick") }
  }
  Task {
    for await _ in AsyncTimerSequence.repeating(every: .milliseconds(100)) { print("tick") }
  }
}

// schedules
// 7 loop repeats: yes, interval: 0.5
// 10 loop repeats: yes, interval: 0.02, tolerance: 0.005
// 13 loop repeats: yes, interval: 2.0
// 16 loop repeats: yes, interval: length
// 19 loop repeats: yes, interval: 1.0
// 23 loop repeats: yes, interval: next
// 29 loop repeats: yes, interval: for: .seconds(1) or for: .seconds(3)
// 35 loop repeats: yes, interval: 1.0
// 38 loop repeats: yes, interval: 0.1
