import ArgumentParser
import Diagnostics
import Rules

struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List the rules.",
        discussion: """
            Examples:
              timerlint rules
              timerlint rules --format markdown
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, markdown }

    @Option(name: .long, help: "text, json (the contents of rules.json) or markdown.")
    var format: Format = .text

    func run() throws {
        try Console.write(RuleListing(rules: Catalogue.rules).text(format))
    }
}

/// The catalogue as people and machines read it.
struct RuleListing {
    let rules: [Rule]

    func text(_ format: RulesCommand.Format) -> String {
        switch format {
        case .text: plain
        case .json: ""
        case .markdown: table
        }
    }

    private var plain: String {
        let width = rules.map(\.id.count).max() ?? 0
        return rules.map { rule in
            let level = rule.isOptIn ? "(\(rule.severity.rawValue))" : rule.severity.rawValue
            return padded(rule.id, width) + "  " + padded(level, 9) + "  " + padded(rule.fix?.rawValue ?? "", 10) + "  " + rule.summary
        }.map { $0 + "\n" }.joined() + "\nLevels in parentheses: opt-in rules, off by default. 'timerlint explain RULE' says more.\n"
    }

    private var table: String {
        "| rule | level | fix | what it finds |\n|---|---|---|---|\n" + rules.map(row).joined()
    }

    private func row(_ rule: Rule) -> String {
        let level = rule.severity.rawValue + (rule.isOptIn ? ", opt-in" : "")
        return "| <a id=\"\(rule.id)\"></a>`\(rule.id)` | \(level) | \(rule.fix?.rawValue ?? "") | \(rule.summary) |\n"
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
