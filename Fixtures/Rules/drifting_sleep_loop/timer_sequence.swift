import AsyncAlgorithms

func run(_ work: () async -> Void) async {
  for await _ in AsyncTimerSequence(interval: .seconds(1), clock: .continuous) {
    await work()
  }
}
