final class Sampler {
  private var samples = 0

  func sample(with clock: ContinuousClock) async throws {
    repeat {
      await read()
      try await clock.sleep(for: .milliseconds(500))  // expect: drifting_sleep_loop(note)
    } while !Task.isCancelled
  }

  private func read() async {
    samples += 1
  }
}
