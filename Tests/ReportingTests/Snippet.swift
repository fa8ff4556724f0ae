import Foundation
import TestSupport
import Testing

/// The code block that follows `<!-- snippet: NAME -->` in the README.
func snippet(_ name: String) throws -> String {
    let readme = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0 == "<!-- snippet: \(name) -->" })
    return lines[(start + 2)...].prefix { !$0.hasPrefix("```") }.joined(separator: "\n")
}
