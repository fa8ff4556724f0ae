import Testing
import TimerlintDiagnostics
import TimerlintLinting
import TimerlintRules
import TimerlintSource
import TimerlintSuppressions
import TimerlintTestSupport

@Suite("A changed fixture", .slow) struct MutatedFixtureTests {
    @Test("says the same elsewhere, and nothing as text or once each finding is suppressed", arguments: Fixture.all)
    func keepsItsFindings(fixture: Fixture) throws {
        let linter = try RuleSelection(for: fixture).linter
        let sources = try fixture.sources()
        let original = linter.lint(sources.map(\.file))
        checkMutations(of: sources, original, linter)
        checkSuppressions(in: sources, original, linter)
    }

    private func checkMutations(of sources: [FixtureSource], _ original: LintResult, _ linter: Linter) {
        for mutation in Mutation.allCases {
            let mutated = linter.lint(sources.map { $0.isManifest ? $0.file : $0.mutated(mutation).file }).findings
            let expected =
                mutation.lineShift.map { shift in original.findings.map { $0.outline(shiftedBy: shift) } } ?? []
            let found = mutated.map { $0.outline(shiftedBy: 0) }
            #expect(found == expected, "\(mutation)", sourceLocation: sources[0].sourceLocation(line: 1))
        }
    }

    /// No suppression is unused.
    private func checkSuppressions(in sources: [FixtureSource], _ original: LintResult, _ linter: Linter) {
        let findings = original.findings.filter { !Self.housekeeping.contains($0.rule) }
        let suppressed = sources.map { source in
            source.suppressing(findings.filter { $0.location.file.path == source.path })
        }
        let result = linter.lint(suppressed.map(\.file))
        let left = result.findings.map { "\($0.rule): \($0.message)" }
        let expected = original.findings.filter { Self.housekeeping.contains($0.rule) }
        #expect(
            left == expected.map { "\($0.rule): \($0.message)" }, sourceLocation: sources[0].sourceLocation(line: 1))
        #expect(result.suppressed.count == original.suppressed.count + findings.count)
    }

    /// Rules about the comments and the text themselves, whose findings remain when all others are suppressed.
    private static let housekeeping: Set<String> = ["unused_suppression", "malformed_source"]

    /// `Tests/Fuzz` cuts and mutates many more, with the optimized command.
    @Test("does not stop the linter where it is cut off", arguments: Fixture.all)
    func survivesCuts(fixture: Fixture) throws {
        let linter = try RuleSelection(for: fixture).linter
        let sources = try fixture.sources()
        for (index, source) in sources.enumerated() {
            // Somewhere in the file, at the same place in each run.
            let length = source.bytes.count * (1 + fixture.name.utf8.count % Self.cuts) / (Self.cuts + 1)
            var cut = sources
            cut[index] = source.with(bytes: Array(source.bytes.prefix(length)))
            let findings = linter.lint(cut.map(\.file)).findings
            #expect(findings.allSatisfy { Int($0.location.range.end) <= $0.location.file.bytes.count })
        }
    }

    /// The places at which files may be cut; each is cut at one of them.
    private static let cuts = 7

    /// With one file there is one job.
    @Test("gives the same output twice, and with several jobs", arguments: Fixture.projects)
    func isDeterministic(fixture: Fixture) throws {
        let selection = try RuleSelection(for: fixture)
        let files = try fixture.sources().map(\.file)
        let once = selection.linter.lint(files).findings.map(\.wholeText)
        #expect(selection.linter(jobs: 2).lint(files).findings.map(\.wholeText) == once)
    }
}

extension FixtureSource {
    /// A modified manifest describes a different build.
    fileprivate var isManifest: Bool { path.hasSuffix("Package.swift") }

    fileprivate func mutated(_ mutation: Mutation) -> FixtureSource {
        with(bytes: mutation.apply(to: bytes, language: file.language))
    }

    /// The source with a suppression on its own line before each line that has findings.
    fileprivate func suppressing(_ findings: [Finding]) -> FixtureSource {
        let rules = Dictionary(grouping: findings, by: \.location.start.line).mapValues { Set($0.map(\.rule)).sorted() }
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        for (line, names) in rules.sorted(by: { $0.key > $1.key }) {
            let comment = "// timerlint:ignore \(names.joined(separator: ", ")) - a reason"
            lines.insert(Array(comment.utf8), at: line - 1)
        }
        return with(bytes: Array(lines.joined(separator: [UInt8(ascii: "\n")])))
    }
}

extension Finding {
    /// Its start, severity and message.
    fileprivate func outline(shiftedBy lines: Int) -> String {
        let start = location.start
        return "\(location.file.path):\(start.line + lines):\(start.column): \(severity): \(message) [\(rule)]"
    }

    /// Everything that a reader sees.
    fileprivate var wholeText: String {
        let steps = trace.map { "\($0.location.file.path):\($0.location.range): \($0.message) \($0.state ?? "")" }
        let edits =
            fix.map { fix in "\(fix.title) \(fix.safety) \(fix.changes.map { "\($0.file.path) \($0.edits)" })" } ?? ""
        return ([outline(shiftedBy: 0), "\(location.range)", outcome?.label ?? "", edits] + steps)
            .joined(separator: "\n")
    }
}
