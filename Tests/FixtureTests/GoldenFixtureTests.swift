import Foundation
import Testing
import TimerlintDiagnostics
import TimerlintFixes
import TimerlintLinting
import TimerlintSource
import TimerlintTestSupport

@Suite("A fixture whose rule has fixes") struct GoldenFixtureTests {
    @Test(
        "becomes its golden, clean of what was fixed, and stays so",
        arguments: Fixture.rules.filter { $0.rule.map(RuleSelection.isWanted) ?? true })
    func becomesItsGolden(fixture: Fixture) throws {
        let source = try fixture.sources()[0].unmarkedSource
        let run = try FixedFixture(fixture, source)
        let golden = Fixture.golden(of: source)
        let place = source.sourceLocation(line: 1)
        for dropped in run.outcome.dropped {
            Issue.record(
                "\(fixture.name): a fix was dropped, \(dropped.reason.rawValue): \(dropped.finding.fix?.title ?? "")",
                sourceLocation: source.sourceLocation(line: dropped.finding.location.start.line))
        }
        guard let fixed = run.outcome.changed.first?.fixed else {
            #expect(
                !FileManager.default.fileExists(atPath: golden.path), "nothing is fixed here any more",
                sourceLocation: place)
            return
        }
        #expect(!run.outcome.findings.contains(where: run.isWanted), sourceLocation: place)
        let again = try FixedFixture(fixture, source.with(bytes: fixed.bytes))
        #expect(again.outcome.changed.isEmpty, sourceLocation: place)
        try compare(fixed.bytes, with: golden, place)
    }

    private func compare(_ bytes: [UInt8], with golden: URL, _ place: SourceLocation) throws {
        let expected = try? Array(Data(contentsOf: golden))
        guard expected != bytes else { return }
        if ProcessInfo.processInfo.environment["TIMERLINT_UPDATE"] == "1" {
            try Data(bytes).write(to: golden)
            Issue.record("wrote \(golden.lastPathComponent): read it, then run the tests again", sourceLocation: place)
        } else {
            let text = String(decoding: bytes, as: UTF8.self)
            Issue.record(
                """
                \(golden.lastPathComponent) is not what the fix gives \
                ('TIMERLINT_UPDATE=1 swift test --filter GoldenFixtureTests' writes it):
                \(text)
                """, sourceLocation: place)
        }
    }
}

/// A source after applying every fix of its fixture's rule, including the unsafe ones.
private struct FixedFixture {
    let rule: String?
    let outcome: FixLoop.Outcome

    init(_ fixture: Fixture, _ source: FixtureSource) throws {
        let linter = try RuleSelection(for: fixture).linter
        let rule = fixture.rule
        let loop = FixLoop(
            lint: { linter.lint($0).findings },
            unscanned: { file in parseSource(file).skipped.reduce(0) { $0 + $1.range.length } },
            isWanted: { Self.isWanted($0, of: rule) })
        self.rule = rule
        outcome = loop.run([source.file], findings: linter.lint([source.file]).findings)
    }

    func isWanted(_ finding: Finding) -> Bool { Self.isWanted(finding, of: rule) }

    private static func isWanted(_ finding: Finding, of rule: String?) -> Bool {
        finding.rule == rule && finding.fix.map { $0.safety != .suggestion } ?? false
    }
}

extension FixtureSource {
    fileprivate var unmarkedSource: FixtureSource { with(bytes: unmarked) }
}
