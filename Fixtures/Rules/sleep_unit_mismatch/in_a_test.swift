import XCTest

final class WaitingTests: XCTestCase {
  func testWaits() async throws {
    let seconds: UInt64 = readSeconds()
    try await Task.sleep(nanoseconds: seconds)
    try await Task.sleep(nanoseconds: 100)
    try await Task.sleep(nanoseconds: .max)
  }
}
