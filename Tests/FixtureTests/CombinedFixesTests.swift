import Testing
import TimerlintDiagnostics
import TimerlintFixes
import TimerlintLinting
import TimerlintSource
import TimerlintTestSupport

/// Applies the fixes of all rules together: several in a file, nested, adjacent, and one enabling the next.
@Suite("Every fix of a fixture, of whatever rule", .slow) struct CombinedFixesTests {
    @Test("comes to an end, adds nothing, and leaves nothing to do", arguments: Fixture.all)
    func converges(fixture: Fixture) throws {
        let linter = try RuleSelection(for: fixture).linter
        let files = try fixture.sources().map {
            SourceFile(path: $0.path, language: $0.file.language, bytes: $0.unmarked)
        }
        let findings = linter.lint(files).findings
        let outcome = fix(files, findings, linter)
        for dropped in outcome.dropped where dropped.reason != .notFixed && dropped.reason != .addsFinding {
            Issue.record(
                "\(fixture.name): \(dropped.finding.rule) in line \(dropped.finding.location.start.line): \(dropped.reason.rawValue)"
            )
        }
        #expect(outcome.findings.count <= findings.count)
        let fixed = Dictionary(uniqueKeysWithValues: outcome.changed.map { ($0.original.path, $0.fixed) })
        let after = files.map { fixed[$0.path] ?? $0 }
        for (old, new) in zip(files, after) {
            #expect(skipped(new) <= skipped(old), "\(new.path) cannot be read any more")
        }
        let again = fix(after, outcome.findings, linter)
        #expect(
            again.changed.isEmpty,
            "\(fixture.name): fixing twice changes it again:\n\(again.changed.map { String(decoding: $0.diff(pathInRepository: nil), as: UTF8.self) }.joined())"
        )
    }

    private func fix(_ files: [SourceFile], _ findings: [Finding], _ linter: Linter) -> FixLoop.Outcome {
        let loop = FixLoop(
            lint: { linter.lint($0).findings }, unscanned: skipped,
            isWanted: { $0.fix.map { $0.safety != .suggestion } ?? false })
        return loop.run(files, findings: findings)
    }

    private func skipped(_ file: SourceFile) -> Int { parseSource(file).skipped.reduce(0) { $0 + $1.range.length } }
}
