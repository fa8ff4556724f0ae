import XCTest

final class ClockTests: XCTestCase {
  func testTicks() {
    let ticked = expectation(description: "ticked three times")
    ticked.expectedFulfillmentCount = 3
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in ticked.fulfill() }
    wait(for: [ticked], timeout: 2)
    timer.invalidate()
  }
}
