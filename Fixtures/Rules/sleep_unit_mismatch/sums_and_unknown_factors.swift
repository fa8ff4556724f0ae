private let nanosecondsPerSecond: UInt64 = 1_000_000_000

func wait(seconds: UInt64, jitter: UInt64, attempt: UInt64, pause: Duration) async throws {
  try await Task.sleep(nanoseconds: seconds * nanosecondsPerSecond + jitter)
  try await Task.sleep(nanoseconds: 1_000_000_000 + jitter)
  try await Task.sleep(nanoseconds: attempt * attempt * 1_000_000)
  try await Task.sleep(nanoseconds: UInt64(pause.components.seconds) * 1_000_000_000)
  try await Task.sleep(nanoseconds: 0)
}
