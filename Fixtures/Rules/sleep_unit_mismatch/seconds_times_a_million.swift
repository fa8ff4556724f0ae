func wait(seconds: Double) async throws {
  try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000))  // expect: sleep_unit_mismatch(error)
}
