import Foundation

func wait(_ pause: TimeInterval) async throws {
  try await Task.sleep(nanoseconds: UInt64(pause))  // expect: sleep_unit_mismatch(error)
}
