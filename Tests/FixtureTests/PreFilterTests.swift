import Foundation
import Testing
import TimerlintDiagnostics
import TimerlintLinting
import TimerlintRules
import TimerlintSource
import TimerlintTestSupport
import TimerlintWorkspace

@Suite("Parsing only the files that matter", .slow) struct PreFilterTests {
    @Test("finds what parsing all of them finds", arguments: Fixture.all)
    func findsTheSame(fixture: Fixture) throws {
        let files = try fixture.sources().map(\.file)
        let linter = try RuleSelection(for: fixture).linter
        #expect(lines(limited(linter, to: 1), files) == lines(limited(linter, to: 0), files))
    }

    /// TIMERLINT_TREES names folders of real code, separated by colons.
    @Test("finds the same in real trees", arguments: trees)
    func findsTheSameInRealTrees(tree: String) throws {
        let names = ReportedNames(workingFolder: Path(tree))
        let settings = DiscoverySettings(names: names)
        let reader = SourceReader(settings: settings)
        let files = try Discovery(settings: settings).files(at: [Path(tree)]).selected.compactMap { path -> SourceFile? in
            guard case .source(let file, _) = reader.read(path, isNamed: false) else { return nil }
            return file
        }
        let linter = Linter(rules: Catalogue.rules.map { ActiveRule(rule: $0) }, jobs: 2)
        #expect(lines(limited(linter, to: 1), files) == lines(limited(linter, to: 0), files))
    }

    private static let trees = (ProcessInfo.processInfo.environment["TIMERLINT_TREES"] ?? "").split(separator: ":").map(String.init)

    private func limited(_ linter: Linter, to share: Double) -> Linter {
        var linter = linter
        linter.readingLimit = share
        return linter
    }

    private func lines(_ linter: Linter, _ files: [SourceFile]) -> [String] {
        linter.lint(files).findings.map { finding in
            "\(finding.location.file.path):\(finding.location.range): \(finding.severity) \(finding.rule): \(finding.message) (\(finding.trace.count) steps)"
        }
    }
}
