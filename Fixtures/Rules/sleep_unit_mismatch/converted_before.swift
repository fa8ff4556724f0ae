func wait(milliseconds: UInt64) async throws {
  let nanoseconds = milliseconds * 1_000_000
  try await Task.sleep(nanoseconds: nanoseconds)
}
