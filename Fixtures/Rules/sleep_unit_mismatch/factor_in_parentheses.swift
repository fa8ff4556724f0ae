func wait(seconds: UInt64?) async throws {
  try await Task.sleep(nanoseconds: (seconds ?? 2) * 1_000_000_000)
}
