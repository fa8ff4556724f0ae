func wait(milliseconds: UInt64) async throws {
  try await Task.sleep(nanoseconds: milliseconds)  // expect: sleep_unit_mismatch(error)
}
