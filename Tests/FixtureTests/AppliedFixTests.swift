import Testing
import TimerlintDiagnostics
import TimerlintFixes
import TimerlintRules
import TimerlintSource
import TimerlintTestSupport

@Suite("A fix of a fixture, suggestions too") struct AppliedFixTests {
    @Test("made as it is written gives no finding that was not there", arguments: Fixture.all)
    func addsNoFinding(fixture: Fixture) throws {
        let linter = try RuleSelection(for: fixture).linter
        let files = try fixture.sources().map {
            SourceFile(path: $0.path, language: $0.file.language, bytes: $0.unmarked)
        }
        let before = linter.lint(files).findings
        for finding in before {
            guard let fix = finding.fix, !fix.changes.isEmpty else { continue }
            let edits = FixBatch([fix]).edits
            let after = linter.lint(files.map { file in edits[file.id].map { $0.applied(to: file) } ?? file }).findings
            for (description, count) in counts(after) where count > counts(before)[description, default: 0] {
                Issue.record(
                    "\(fixture.name): '\(fix.title)' for [\(finding.rule)] in line \(finding.location.start.line) gives: \(description)"
                )
            }
        }
    }

    private func counts(_ findings: [Finding]) -> [String: Int] {
        Dictionary(findings.map { ("\($0.location.file.path): \($0.enclosing) [\($0.rule)]", 1) }, uniquingKeysWith: +)
    }
}

@Suite("The kinds of fix that a rule declares") struct DeclaredFixTests {
    @Test("are those that it offers on the fixtures")
    func areOffered() throws {
        var offered: [String: Set<FixSafety>] = [:]
        for fixture in Fixture.all {
            for finding in try RuleSelection(for: fixture).linter.lint(fixture.sources().map(\.file)).findings {
                if let fix = finding.fix { offered[finding.rule, default: []].insert(fix.safety) }
            }
        }
        for rule in Catalogue.rules where RuleSelection.isWanted(rule.id) {
            let found = FixSafety.allCases.filter { offered[rule.id, default: []].contains($0) }
            #expect(found == rule.orderedFixes, "\(rule.id)")
        }
    }
}
