/// XCTest and Swift Testing.
package enum TestAPI {
    /// The modules that tests import. (D)
    package static let modules: Set<String> = ["XCTest", "Testing"]

    /// How the names of XCTest's classes and of the environment variables begin that are there only while tests run. (O)
    package static let runtimePrefix = "XCTest"

    /// Functions that check their arguments and do not retain them. (D)
    package static let assertions: Set<String> = [
        "XCTAssert", "XCTAssertTrue", "XCTAssertFalse", "XCTAssertNil", "XCTAssertNotNil", "XCTAssertEqual",
    ]
}
