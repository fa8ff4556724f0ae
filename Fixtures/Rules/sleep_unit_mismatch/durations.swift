func blink(_ toggle: () -> Void) async throws {
  toggle()
  try await Task.sleep(for: .seconds(0.1))
  toggle()
  try await Task.sleep(for: .milliseconds(0))
  toggle()
  try await Task.sleep(nanoseconds: 500_000_000)
  toggle()
}
