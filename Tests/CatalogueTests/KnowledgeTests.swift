import Foundation
import Testing
import TimerlintTestSupport

/// Knowledge about Apple's frameworks is stored only in AppleAPIs, so that two rules cannot contradict each
/// other.
@Suite("Knowledge of Apple's frameworks")
struct KnowledgeTests {
    /// The stages between syntax and findings. Lists in other modules concern formats, options and the language
    /// itself.
    private static let stages = [
        "Semantics", "ControlFlow", "Analyses", "SourceExploration", "Timers", "Rules", "Editing",
    ]

    @Test("is listed in AppleAPIs only", arguments: stages)
    func isListedOnce(_ stage: String) throws {
        let folder = Repository.root.appendingPathComponent("Sources/\(stage)")
        for file in Repository.filePaths(below: folder)
        where file.hasSuffix(".swift") && !file.hasSuffix("NameWords.swift") {
            let code = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            for list in Self.lists(in: code) {
                Issue.record("\(stage)/\(file) lists \(list): names of APIs belong in Sources/AppleAPIs")
            }
        }
    }

    @Test("says of each fact how sure it is")
    func isSourced() throws {
        let folder = Repository.root.appendingPathComponent("Sources/AppleAPIs")
        var count = 0
        for file in Repository.filePaths(below: folder) {
            let lines = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8).split(
                separator: "\n")
            let facts = zip(lines, lines.dropFirst()).filter { _, line in
                line.contains(#/package static let \w+(: [^=]+)? =/#)
            }
            count += facts.count
            for (comment, line) in facts {
                #expect(comment.contains(/\((D|d|O|I)\)$/), "\(file): \(line)")
            }
        }
        #expect(count > 400)
    }

    /// Array literals, and cases of a switch, with three or more names. Operators, and strings with blanks, are not names.
    private static func lists(in code: String) -> [String] {
        let literals = code.matches(of: /\[\s*("[^"\n]*"\s*(:\s*[^,\]]+)?,?\s*){3,}\]/).map { String($0.0) }
        let cases = code.matches(of: /\bcase\s+("[^"\n]*"\s*,\s*){2,}"[^"\n]*"/).map { String($0.0) }
        return (literals + cases).filter { list in
            list.matches(of: /"([^"\n]*)"/).count { $0.1.contains(/^[A-Za-z_][A-Za-z_.]*$/) } >= 3
        }
    }
}
