import Foundation

func wait(_ delay: TimeInterval) async throws {
  try await Task.sleep(nanoseconds: UInt64(delay))  // expect: sleep_unit_mismatch(error)
}
