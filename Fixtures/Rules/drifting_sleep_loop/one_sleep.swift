func runLater(_ work: () async -> Void) async throws {
  try await Task.sleep(for: .seconds(1))
  await work()
}
