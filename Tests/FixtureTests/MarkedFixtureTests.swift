import Foundation
import Testing
import TimerlintRules
import TimerlintTestSupport

@Suite("A fixture") struct MarkedFixtureTests {
    @Test("gives exactly the findings that it marks", arguments: Fixture.all)
    func givesMarkedFindings(fixture: Fixture) throws {
        let selection = try RuleSelection(for: fixture)
        let sources = try fixture.sources()
        let findings = selection.linter.lint(sources.map(\.file)).findings
        for source in sources {
            let found = findings.filter { $0.location.file.path == source.path }
            for mismatch in mismatches(marks: selection.due(source.marks), findings: found) {
                Issue.record(
                    "\(fixture.name(of: source)):\(mismatch.line): \(mismatch.description)",
                    sourceLocation: source.sourceLocation(line: mismatch.line))
            }
        }
    }

    @Test("marks only rules that there are", arguments: Fixture.all)
    func marksKnownRules(fixture: Fixture) throws {
        let known = Set(Catalogue.rules.map(\.id))
        if let rule = fixture.rule { #expect(known.contains(rule)) }
        for source in try fixture.sources() {
            for mark in source.marks where !known.contains(mark.rule) {
                Issue.record(
                    "no rule is called \(mark.rule)", sourceLocation: source.sourceLocation(line: mark.line))
            }
        }
    }
}

@Suite("The fixtures") struct FixtureCollectionTests {
    @Test("show every rule of the catalogue")
    func coverTheCatalogue() {
        let folders = Set(Fixture.everyRule.compactMap(\.rule))
        #expect(Set(Catalogue.rules.map(\.id)).subtracting(folders) == [])
    }

    @Test("of a rule are some that it reports and at least as many that it leaves alone")
    func balanceReportsAndSilence() throws {
        let wanted = Fixture.everyRule.filter { $0.rule.map(RuleSelection.isWanted) ?? true }
        for (rule, fixtures) in Dictionary(grouping: wanted, by: \.rule) {
            let reported = try fixtures.filter { try $0.sources().flatMap(\.marks).contains { $0.rule == rule } }
            #expect(!reported.isEmpty, "\(rule ?? "") is never reported")
            #expect(fixtures.count - reported.count >= reported.count, "\(rule ?? "") needs more silent fixtures")
        }
    }
}
