import Foundation
import TimerlintDiagnostics
import TimerlintRules
import TimerlintSource
import TimerlintTestSupport

/// All messages of findings, with one example of each wording, for review. Input: fixtures. Output: a Markdown
/// page. Cost: one lint run per fixture.
struct MessageList {
    static let path = "Tests/CatalogueTests/messages.md"

    private var examples: [Wording.Form: String] = [:]
    private var levels: [String: Set<Severity>] = [:]

    /// - Throws: if a fixture cannot be read.
    init(of fixtures: [Fixture]) throws {
        let jobs = ProcessInfo.processInfo.activeProcessorCount
        let findings = concurrentMap(fixtures, jobs: jobs) { fixture in
            Result { try RuleSelection(for: fixture).linter.lint(fixture.sources().map(\.file)).findings }
        }
        for finding in try findings.flatMap({ try $0.get() }) { add(finding) }
    }

    private mutating func add(_ finding: Finding) {
        levels[finding.rule, default: []].insert(finding.severity)
        for wording in finding.wordings {
            let known = examples[wording.form]
            examples[wording.form] = Wording.example(of: [wording.text] + (known.map { [$0] } ?? []))
        }
    }

    /// The severities of a rule's findings.
    func levels(of rule: String) -> Set<Severity> { levels[rule] ?? [] }

    var text: String {
        let pages = Catalogue.rules.filter { levels[$0.id] != nil }.map(page)
        return
            "# What findings say\n\nOne example of each wording that the fixtures give, written by '\(GeneratedFile.command("CatalogueTests"))'.\n\n"
            + pages.joined(separator: "\n")
    }

    private func page(of rule: Rule) -> String {
        "## \(rule.id)\n\n\(rule.summary)\n\n" + list(.message, of: rule) + list(.step, of: rule, title: "Steps")
            + list(.fix, of: rule, title: "Fixes")
    }

    private func list(_ part: Wording.Part, of rule: Rule, title: String? = nil) -> String {
        let texts = examples.filter { $0.key.rule == rule.id && $0.key.part == part }.values
        guard !texts.isEmpty else { return "" }
        return (title.map { "\n\($0)\n\n" } ?? "") + texts.sorted().map { "- \($0)\n" }.joined()
    }
}
