/// The name lies: the default value and every argument are nanoseconds.
final class CallScreen {
  private var isOpen = true

  func finish(dismissAfter seconds: UInt64 = 1_500_000_000) async throws {
    try await Task.sleep(nanoseconds: seconds)
    isOpen = false
  }

  func fail() async throws { try await finish(dismissAfter: 500_000_000) }
}
