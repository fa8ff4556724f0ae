import Foundation
import TimerlintAnalyses
import TimerlintLinting
import TimerlintRules

/// Which rules run on a fixture: those that are on by default, and an opt-in rule in its own folder. The environment's
/// `TIMERLINT_ONLY=rule,rule` narrows them, and with them the fixtures of every suite.
package struct RuleSelection: Sendable {
    package let rules: [Rule]
    /// What the fixture's own configuration says of its code.
    private let premises: Premises

    /// - Throws: what is wrong with the fixture's configuration.
    package init(for fixture: Fixture) throws {
        premises = try fixture.premises()
        rules = Catalogue.rules.filter { rule in
            (!rule.isOptIn || rule.id == fixture.rule) && Self.isWanted(rule.id)
        }
    }

    package var linter: Linter { linter(jobs: 1) }

    package func linter(jobs: Int) -> Linter {
        Linter(rules: rules.map { ActiveRule(rule: $0) }, jobs: jobs, premises: premises)
    }

    /// The marks that these rules must answer; marks of rules that the catalogue has not got yet wait.
    package func due(_ marks: [Mark]) -> [Mark] {
        let ids = Set(rules.map(\.id))
        return marks.filter { ids.contains($0.rule) }
    }

    /// `TIMERLINT_ONLY` is set.
    package static var isNarrowed: Bool { only != nil }

    /// Whether a rule runs at all.
    package static func isWanted(_ rule: String) -> Bool { only?.contains(rule) ?? true }

    /// Whether a text names a rule of `TIMERLINT_ONLY`.
    static func isMentioned(in text: Data) -> Bool { only?.contains { text.range(of: Data($0.utf8)) != nil } ?? true }

    private static let only: Set<String>? = ProcessInfo.processInfo.environment["TIMERLINT_ONLY"].map {
        Set($0.split(separator: ",").map(String.init))
    }
}
