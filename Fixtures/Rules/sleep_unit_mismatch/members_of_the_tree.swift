extension UInt64 {
  static let second: UInt64 = 1_000_000_000
}

func waitASecond() async throws {
  try await Task.sleep(nanoseconds: .second)
  try await Task.sleep(nanoseconds: .second * 2)
}
