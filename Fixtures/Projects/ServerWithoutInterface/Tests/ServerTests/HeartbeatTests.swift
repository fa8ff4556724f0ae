import XCTest

@testable import Server

final class HeartbeatTests: XCTestCase {
  func testBeats() {
    let beaten = expectation(description: "beaten")
    let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in beaten.fulfill() }
    wait(for: [beaten], timeout: 1)
    timer.invalidate()
  }
}
