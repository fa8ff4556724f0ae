func poll(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Error> {
  Task {
    while true {
      try Task.checkCancellation()
      await work()
      try? await Task.sleep(nanoseconds: 1_000_000_000)
    }
  }
}
