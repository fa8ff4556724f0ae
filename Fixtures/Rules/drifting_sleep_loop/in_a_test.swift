import XCTest

func run(_ work: () async -> Void) async throws {
    while !Task.isCancelled {
        await work()
        try await Task.sleep(for: .seconds(1))
    }
}
