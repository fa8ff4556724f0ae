/// XCTest and Swift Testing.
package enum TestAPI {
    /// The modules that tests import. (D)
    package static let modules: Set<String> = ["XCTest", "Testing"]

    /// Functions that check their arguments and do not retain them. (D)
    package static let assertions: Set<String> = [
        "XCTAssert", "XCTAssertTrue", "XCTAssertFalse", "XCTAssertNil", "XCTAssertNotNil", "XCTAssertEqual",
    ]
}
