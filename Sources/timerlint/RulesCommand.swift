import ArgumentParser
import TimerlintConfig
import TimerlintDiagnostics
import TimerlintGuide
import TimerlintRules

struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List the rules, or write the whole guide to them.",
        discussion: """
            Examples:
              timerlint rules
              timerlint rules --format markdown > guide.md    every page: by symptom, topics, rules
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, markdown }

    @Option(name: .long, help: "text (a list), json (the contents of rules.json) or markdown (the whole guide).")
    var format: Format = .text

    func run() throws {
        try Console.write(RuleListing(rules: Catalogue.rules).text(format))
    }
}

/// The rule catalog in human- and machine-readable form.
struct RuleListing {
    let rules: [Rule]

    func text(_ format: RulesCommand.Format) -> String {
        switch format {
        case .text: plain
        case .json: RulesFile(rules: rules).text
        case .markdown: Guide.markdown
        }
    }

    private var plain: String {
        let width = rules.map(\.id.count).max() ?? 0
        let fixes = rules.map { $0.orderedFixes.map(\.rawValue).joined(separator: ", ") }
        let fixWidth = fixes.map(\.count).max() ?? 0
        let lines = zip(rules, fixes).map { rule, fixes in
            let level = rule.isOptIn ? "(\(rule.severity.rawValue))" : rule.severity.rawValue
            return padded(rule.id, width) + "  " + padded(level, 9) + "  " + padded(fixes, fixWidth) + "  "
                + rule.summary + "\n"
        }
        return lines.joined()
            + "\nLevels in parentheses: opt-in rules, off by default. For details: timerlint explain RULE.\n"
    }
}
