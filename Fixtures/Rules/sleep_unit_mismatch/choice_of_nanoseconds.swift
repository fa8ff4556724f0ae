/// Both sides are nanoseconds; nothing is multiplied.
func pause() async throws {
  try await Task.sleep(nanoseconds: [1_000_000_000, 3_000_000_000].randomElement() ?? 2_000_000_000)
}

func pause(for seconds: UInt64?) async throws {
  try await Task.sleep(nanoseconds: seconds ?? 2_000_000_000)  // expect: sleep_unit_mismatch
}
