import Foundation
import TimerlintDiagnostics
import TimerlintRules
import TimerlintSource
import TimerlintTestSupport

/// All messages of findings, with one example of each wording, for review. Input: fixtures. Output: a Markdown
/// page. Cost: one lint run per fixture.
struct MessageList {
    static let path = "Tests/CatalogueTests/messages.md"

    /// The wordings of one rule, by message template: the message without quoted text.
    private struct Wordings {
        var messages: [String: String] = [:]
        var steps: [String: String] = [:]
        var fixes: [String: String] = [:]
        var levels: Set<Severity> = []
    }

    private var rules: [String: Wordings] = [:]

    /// - Throws: if a fixture cannot be read.
    init(of fixtures: [Fixture]) throws {
        let jobs = ProcessInfo.processInfo.activeProcessorCount
        let findings = concurrentMap(fixtures, jobs: jobs) { fixture in
            Result { try RuleSelection(for: fixture).linter.lint(fixture.sources().map(\.file)).findings }
        }
        for finding in try findings.flatMap({ try $0.get() }) { add(finding) }
    }

    private mutating func add(_ finding: Finding) {
        var wordings = rules[finding.rule] ?? Wordings()
        wordings.levels.insert(finding.severity)
        let outcome = finding.outcome.map { " (\($0.label))" } ?? ""
        Self.note("\(finding.severity.rawValue)\(outcome): \(finding.message)", in: &wordings.messages)
        for step in finding.trace {
            Self.note(step.message + (step.state.map { " (\($0))" } ?? ""), in: &wordings.steps)
        }
        if let fix = finding.fix { Self.note("\(fix.safety.rawValue): \(fix.title)", in: &wordings.fixes) }
        rules[finding.rule] = wordings
    }

    /// Keeps the shortest example of each template, the first of several, so that new fixtures change little.
    private static func note(_ text: String, in wordings: inout [String: String]) {
        let form = text.replacing(/'[^']*'/, with: "''").replacing(/[0-9][0-9.,]*/, with: "0")
        guard let known = wordings[form] else { return wordings[form] = text }
        if (text.count, text) < (known.count, known) { wordings[form] = text }
    }

    /// The severities of a rule's findings.
    func levels(of rule: String) -> Set<Severity> { rules[rule]?.levels ?? [] }

    var text: String {
        let pages = Catalogue.rules.compactMap { rule in rules[rule.id].map { page(of: rule, $0) } }
        return
            "# What findings say\n\nOne example of each wording that the fixtures give, written by '\(GeneratedFile.command("CatalogueTests"))'.\n\n"
            + pages.joined(separator: "\n")
    }

    private func page(of rule: Rule, _ wordings: Wordings) -> String {
        "## \(rule.id)\n\n\(rule.summary)\n\n" + list(wordings.messages) + list(wordings.steps, title: "Steps")
            + list(wordings.fixes, title: "Fixes")
    }

    private func list(_ wordings: [String: String], title: String? = nil) -> String {
        guard !wordings.isEmpty else { return "" }
        let lines = wordings.values.sorted().map { "- \($0)\n" }.joined()
        return (title.map { "\n\($0)\n\n" } ?? "") + lines
    }
}
