import Testing
import TimerlintConfig
import TimerlintDiagnostics
import TimerlintLinting
import TimerlintRules
import TimerlintSource
import TimerlintSuppressions
import TimerlintTestSupport

extension Rule: CustomTestStringConvertible {
    public var testDescription: String { id }
}

@Suite("The catalogue")
struct RuleTests {
    @Test("no two rules have the same id")
    func hasUniqueIDs() {
        let ids = Catalogue.rules.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test("a rule's texts follow the house style", arguments: Catalogue.rules)
    func followsStyle(_ rule: Rule) {
        #expect(rule.id.wholeMatch(of: /[a-z]+(_[a-z]+)*/) != nil)
        #expect(
            rule.summary.first?.isLowercase == true || rule.summary.hasPrefix("'"), "a summary begins in lower case")
        #expect(!rule.summary.contains("\n") && !rule.summary.hasSuffix("."))
        for text in [rule.why, rule.notice, rule.confirm, rule.remedy, rule.folklore, rule.levels].compactMap({ $0 }) {
            #expect(text.hasSuffix(".") || text.hasSuffix(".)"), "\(text)")
            #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(text)")
        }
        #expect(rule.since.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
        for option in rule.options {
            #expect(option.name.wholeMatch(of: /[a-z]+(_[a-z]+)*/) != nil)
            #expect(!option.summary.hasSuffix("."))
        }
    }

    @Test(
        "a rule reports its bad example and is silent on its good one", arguments: Catalogue.rules.filter(\.hasExample))
    func livesUpToItsExample(_ rule: Rule) {
        #expect(reports(rule, rule.example.bad), "the bad example is not reported")
        #expect(!reports(rule, rule.example.good), "the good example is reported")
    }

    @Test("a rule whose finding ends in a trap says so", arguments: Catalogue.rules)
    func tellsTraps(_ rule: Rule) {
        let known = rule.crashes.map(\.message)
        for case .traps(let message) in findings(rule, rule.example.bad).compactMap(\.outcome) {
            #expect(known.contains(message))
        }
    }

    @Test("a good example has no other fault, either", arguments: Catalogue.rules.filter(\.hasExample))
    func teachesNothingWrong(_ rule: Rule) {
        for finding in allFindings(rule, rule.example.good) {
            #expect(finding.severity == .note, "\(finding.rule): \(finding.message)")
        }
    }

    private func reports(_ rule: Rule, _ code: String) -> Bool { !findings(rule, code).isEmpty }

    private func findings(_ rule: Rule, _ code: String) -> [Finding] {
        allFindings(rule, code).filter { $0.rule == rule.id }
    }

    private func allFindings(_ rule: Rule, _ code: String) -> [Finding] {
        let language = rule.example.language
        let file = SourceFile(
            path: language == .swift ? "Example.swift" : "Example.m", language: language, bytes: Array(code.utf8))
        // Runs the other rules too: a suppression is reported as unused only if the rule it names ran.
        let rules = Catalogue.rules.filter { !$0.isOptIn || $0.id == rule.id }.map { ActiveRule(rule: $0) }
        let manifest = rule.example.manifest.map {
            SourceFile(path: "Package.swift", language: .swift, bytes: Array($0.utf8))
        }
        return Linter(rules: rules, jobs: 1).lint([file, manifest].compactMap { $0 }).findings
    }
}

extension Rule {
    fileprivate var hasExample: Bool { !example.bad.isEmpty }
}
