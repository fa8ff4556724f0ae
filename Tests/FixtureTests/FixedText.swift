import Foundation
import TimerlintDiagnostics
import TimerlintFixes
import TimerlintSource
import TimerlintTestSupport

/// A source of a fixture, and what fixes make of it.
struct FixedText: Sendable {
    /// What was applied, for a failure's message.
    let name: String
    /// The fixture's file.
    let source: FixtureSource
    let fixed: [UInt8]

    /// The golden of a fixture, and each of its sources with the fixes of every rule. Suggestions are left out: a
    /// person finishes them.
    /// - Throws: if a fixture cannot be read.
    static func all(of fixture: Fixture) throws -> [FixedText] {
        let sources = try fixture.sources()
        let goldens = sources.compactMap { source -> FixedText? in
            let golden = Fixture.golden(of: source)
            guard FileManager.default.fileExists(atPath: golden.path) else { return nil }
            return FixedText(
                name: "golden of \(fixture.name)", source: source, fixed: Repository.bytes(of: golden))
        }
        let files = sources.map { $0.with(bytes: $0.unmarked).file }
        let fixes = try RuleSelection(for: fixture).linter.lint(files).findings.compactMap(\.fix)
        let edits = FixBatch(fixes.filter { $0.safety != .suggestion }).edits
        let others = zip(sources, files).compactMap { source, file in
            edits[file.id].map { edits in
                let name = "fixes of \(fixture.name(of: source))"
                return FixedText(name: name, source: source, fixed: edits.applied(to: file.bytes))
            }
        }
        return goldens + others.filter { other in !goldens.contains { $0.fixed == other.fixed } }
    }
}
