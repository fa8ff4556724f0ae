import Foundation
import Testing

/// A file of the repository that a test writes. An update run writes it, and fails, so that it is never mistaken for a
/// pass.
package struct GeneratedFile {
    private static let isUpdating = ProcessInfo.processInfo.environment["TIMERLINT_UPDATE"] == "1"

    /// The path below the repository's root.
    private let path: String
    /// What writes it.
    private let command: String

    /// The file that the tests of that name write.
    package init(path: String, suite: String) {
        self.path = path
        command = Self.command(suite)
    }

    package static func command(_ suite: String) -> String { "TIMERLINT_UPDATE=1 swift test --filter \(suite)" }

    /// Compares the file with what it should contain, given what it contains now.
    /// - Throws: what `wanted` throws, or that the file could not be written.
    package func check(_ wanted: (String) throws -> String) throws {
        let url = Repository.root.appendingPathComponent(path)
        let current = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        let text = try wanted(current)
        guard current != text else { return }
        guard Self.isUpdating else {
            Issue.record("\(path) is stale; write it with: \(command)")
            return
        }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
        Issue.record("\(path) was written; run the tests again without TIMERLINT_UPDATE")
    }
}
