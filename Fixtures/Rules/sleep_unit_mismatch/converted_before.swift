func wait(milliseconds: UInt64) async throws {
  let nanoseconds = milliseconds * 1_000_000
  try await Task.sleep(nanoseconds: nanoseconds)
}

func wait(step: UInt64) async throws {
  let milliseconds = step * 1_000_000
  try await Task.sleep(nanoseconds: milliseconds)
}
