import Foundation

func wait(_ pause: TimeInterval) async throws {
  try await Task.sleep(nanoseconds: UInt64(pause))  // expect: sleep_unit_mismatch(error)
}

/// The default value is as its name says.
final class Toast {
  func show(for seconds: UInt64 = 3) async {
    try? await Task.sleep(nanoseconds: seconds)  // expect: sleep_unit_mismatch
  }
}
