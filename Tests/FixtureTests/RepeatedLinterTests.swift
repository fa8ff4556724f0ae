import Testing
import TimerlintDiagnostics
import TimerlintLinting
import TimerlintSource
import TimerlintSuppressions
import TimerlintTestSupport

/// Fixing lints the tree again for each trial, and may skip only work that cannot affect the result.
@Suite("Linting a tree again with one file changed", .slow) struct RepeatedLinterTests {
    @Test("finds what linting it afresh finds", arguments: Fixture.projects)
    func findsTheSame(fixture: Fixture) throws {
        let linter = try RuleSelection(for: fixture).linter
        let again = RepeatedLinter(linter)
        var files = try fixture.sources().map(\.file)
        #expect(summary(again.lint(files)) == summary(linter.lint(files)))
        for index in files.indices {
            let old = files[index]
            // Half of a file declares less, which affects the findings in other files.
            files[index] = SourceFile(
                path: old.path, language: old.language, bytes: Array(old.bytes.prefix(old.bytes.count / 2)))
            #expect(summary(again.lint(files)) == summary(linter.lint(files)), "\(old.path) cut")
            files[index] = SourceFile(path: old.path, language: old.language, bytes: Array("\n\n".utf8) + old.bytes)
            #expect(summary(again.lint(files)) == summary(linter.lint(files)), "\(old.path) moved down")
        }
    }

    private func summary(_ result: LintResult) -> [String] {
        result.findings.map {
            "\($0.location.file.path):\($0.location.start.line):\($0.rule):\($0.severity):\($0.message):\($0.fix?.changes.map(\.edits.count) ?? [])"
        }
            + result.suppressed.map { "suppressed \($0.finding.rule) \($0.finding.location.start.line)" }
    }
}
