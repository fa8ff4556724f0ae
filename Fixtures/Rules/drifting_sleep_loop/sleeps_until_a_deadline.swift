func run(_ work: () async -> Void) async throws {
  let clock = ContinuousClock()
  var next = clock.now
  while !Task.isCancelled {
    await work()
    next += .seconds(1)
    try await Task.sleep(until: next, clock: clock)
  }
}
