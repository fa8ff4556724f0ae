import Foundation

/// The code block after `<!-- snippet: NAME -->` in the README.
package func snippet(_ name: String) throws -> String {
    let readme = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0 == "<!-- snippet: \(name) -->" }) else {
        throw MissingSnippet(name: name)
    }
    return lines[(start + 2)...].prefix { !$0.hasPrefix("```") }.joined(separator: "\n")
}

private struct MissingSnippet: Error {
    let name: String
}
