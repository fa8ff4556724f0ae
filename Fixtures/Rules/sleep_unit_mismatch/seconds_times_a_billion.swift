import Foundation

func wait(seconds: Double, then delay: TimeInterval) async throws {
  try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  try await Task.sleep(nanoseconds: UInt64(delay * Double(NSEC_PER_SEC)))
}
