import XCTest

final class StandInPurchase {
  private let isDone: XCTestExpectation

  init(isDone: XCTestExpectation) {
    self.isDone = isDone
  }

  func purchase() {
    DispatchQueue.main.async {
      Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in self.isDone.fulfill() }
    }
  }
}

final class PurchaseTests: XCTestCase {
  func testPurchases() {
    let isDone = expectation(description: "done")
    StandInPurchase(isDone: isDone).purchase()
    wait(for: [isDone], timeout: 5)
  }
}
