struct Sleeper {
  func sleep(_ seconds: Double) async throws {
    try await Task.sleep(for: .seconds(seconds))
  }
}

func wait(_ sleeper: Sleeper, seconds: Double) async throws {
  try await sleeper.sleep(seconds)
}
