func blink(_ toggle: () -> Void) async throws {
  toggle()
  try await Task.sleep(nanoseconds: 100 * 1000)  // expect: sleep_unit_mismatch(note)
  toggle()
  try await Task.sleep(nanoseconds: 5)  // expect: sleep_unit_mismatch(note)
  toggle()
}
