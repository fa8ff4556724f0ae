import ArgumentParser
import Config
import Diagnostics
import Rules

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain a rule: what is wrong, why, and what to do.",
        discussion: """
            Example:
              timerlint explain default_run_loop_mode
            """)

    @Argument(help: "A rule's id.")
    var rule: String

    func run() throws {
        guard let rule = Catalogue.rules.first(where: { $0.id == rule }) else {
            let hint = nearestName(to: rule, among: Catalogue.rules.map(\.id)).map { "did you mean '\($0)'?" }
            throw Failure("unknown rule '\(rule)'; \(hint ?? "'timerlint rules' lists them")")
        }
        try Console.write(Explanation(rule: rule).text)
    }
}

/// A rule as a page of plain text.
struct Explanation {
    let rule: Rule

    var text: String {
        var parts = ["\(rule.id): \(rule.summary)", levelLine, rule.why]
        if let folklore = rule.folklore { parts.append("But everyone says…\n\(folklore)") }
        parts.append("Bad:\n\n" + indented(rule.example.bad))
        parts.append("Good:\n\n" + indented(rule.example.good))
        if !rule.options.isEmpty { parts.append("Options:\n" + rule.options.map(line).joined(separator: "\n")) }
        parts.append("To suppress it in one place: // timerlint:ignore \(rule.id) - reason")
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var levelLine: String {
        let fix =
            switch rule.fix {
            case .safe: "--fix mends it"
            case .unsafe: "--unsafe-fixes mends it"
            case .suggestion: "a fix is suggested"
            case nil: "no automatic fix"
            }
        let optIn = rule.isOptIn ? "opt-in (--enable \(rule.id)); " : ""
        return "\(rule.severity.rawValue); \(optIn)\(fix); since \(rule.since)"
    }

    private func line(_ option: Rule.Option) -> String {
        "  \(option.name) (default \(option.defaultValue.text)): \(option.summary)"
    }

    private func indented(_ code: String) -> String {
        code.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    }
}
