import XCTest

@testable import Clock

final class ClockModelTests: XCTestCase {
  private var timer: Timer?

  func testAutosaves() {
    let saved = expectation(description: "saved")
    timer = Timer.scheduledTimer(withTimeInterval: 11, repeats: true) { _ in saved.fulfill() }
    wait(for: [saved], timeout: 12)
  }
}
