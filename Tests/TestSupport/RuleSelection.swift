import Foundation
import TimerlintAnalyses
import TimerlintLinting
import TimerlintRules

/// The rules that run on a fixture: those that are on by default, and an opt-in rule in its own folder. The
/// environment variable `TIMERLINT_ONLY=rule,rule` narrows them and the fixtures of every suite.
package struct RuleSelection: Sendable {
    package let rules: [Rule]
    /// The premises from the fixture's own configuration.
    private let premises: Premises

    /// - Throws: if the fixture's configuration is invalid.
    package init(for fixture: Fixture) throws {
        premises = try fixture.premises()
        rules = Catalogue.rules.filter { rule in
            (!rule.isOptIn || rule.id == fixture.rule) && Self.isWanted(rule.id)
        }
    }

    package var linter: Linter { linter(jobs: 1) }

    package func linter(jobs: Int) -> Linter { linter(of: rules, jobs: jobs) }

    /// A linter that runs one of the rules alone, which takes less time.
    package func linter(ofRule id: String) -> Linter { linter(of: rules.filter { $0.id == id }, jobs: 1) }

    private func linter(of rules: [Rule], jobs: Int) -> Linter {
        Linter(rules: rules.map { ActiveRule(rule: $0) }, jobs: jobs, premises: premises)
    }

    /// The marks that these rules must match, each with its severity: the rule's own if the mark specifies none. Marks
    /// of rules that do not exist yet are ignored.
    package func due(_ marks: [Mark]) -> [Mark] {
        let severities = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0.severity) })
        return marks.compactMap { mark in
            severities[mark.rule].map { own in
                Mark(rule: mark.rule, severity: mark.severity ?? own, line: mark.line, columns: mark.columns)
            }
        }
    }

    /// Whether `TIMERLINT_ONLY` is set.
    package static var isNarrowed: Bool { only != nil }

    /// Whether a rule runs at all.
    package static func isWanted(_ rule: String) -> Bool { only?.contains(rule) ?? true }

    /// Whether a text mentions a rule of `TIMERLINT_ONLY`.
    static func isMentioned(in text: Data) -> Bool { only?.contains { text.range(of: Data($0.utf8)) != nil } ?? true }

    private static let only: Set<String>? = ProcessInfo.processInfo.environment["TIMERLINT_ONLY"].map {
        Set($0.split(separator: ",").map(String.init))
    }
}
