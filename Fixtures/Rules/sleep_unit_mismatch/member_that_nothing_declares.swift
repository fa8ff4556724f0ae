func waitAMoment() async throws {
  try await Task.sleep(nanoseconds: 1 * .second)
}
