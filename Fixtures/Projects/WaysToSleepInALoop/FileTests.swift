import XCTest

final class FileTests: XCTestCase {
  func testWaits() async { await waitInTests() }
}
