import Foundation

extension Task where Success == Never, Failure == Never {
  /// In seconds, unlike the one of the same form that Swift deprecated.
  static func sleep(_ seconds: Double) async throws {
    try await sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  }
}

actor Waiter {
  private var seconds: Double { Double.random(in: 1...3) }

  func wait() async throws {
    try await Task.sleep(seconds)
    try await Task.sleep(0.5)
  }
}
