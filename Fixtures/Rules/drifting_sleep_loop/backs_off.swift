func retry(_ connect: () async -> Bool) async throws {
  var pause = 1.0
  while true {
    if await connect() { return }
    try await Task.sleep(for: .seconds(pause))
    pause *= 2
  }
}
