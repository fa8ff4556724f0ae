import XCTest

@testable import Pump

final class PumpTests: XCTestCase {
  func testPumping() {
    let traffic = Traffic()
    traffic.pause()
    _ = Valve()
  }
}
