/// XCTest and Swift Testing.
package enum TestAPI {
    /// The modules that tests import. (D)
    package static let modules: Set<String> = ["XCTest", "Testing"]

    /// They check what they are given and keep nothing. (D)
    package static let assertions: Set<String> = [
        "XCTAssert", "XCTAssertTrue", "XCTAssertFalse", "XCTAssertNil", "XCTAssertNotNil", "XCTAssertEqual",
    ]
}
