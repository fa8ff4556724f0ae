/// XCTest and Swift Testing.
package enum TestAPI {
}
