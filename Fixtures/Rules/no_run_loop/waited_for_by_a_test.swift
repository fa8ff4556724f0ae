import XCTest

final class ClockTests: XCTestCase {
  func testFires() {
    let fired = expectation(description: "fired")
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in fired.fulfill() }
    wait(for: [fired], timeout: 1)
  }
}
