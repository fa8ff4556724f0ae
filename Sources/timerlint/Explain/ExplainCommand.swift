import ArgumentParser
import TimerlintConfig
import TimerlintDiagnostics
import TimerlintRules

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain a rule, or one of the topics behind the rules.",
        discussion: """
            Topics: \(Topic.all.map(\.name).joined(separator: ", ")).

            Examples:
              timerlint explain                          what there is to explain
              timerlint explain default_run_loop_mode    what is wrong, why, and what to do
              timerlint explain dispatch-states          when a timer source traps, and a wrapper that never does
            """)

    @Argument(
        help: ArgumentHelp("A rule's id, or a topic.", valueName: "rule-or-topic"),
        completion: .list(Topic.all.map(\.name) + Catalogue.rules.map(\.id)))
    var subject: String?

    func run() throws {
        guard let subject else { return try Console.write(Self.overview) }
        if let rule = Catalogue.rules.first(where: { $0.id == subject }) { return try Console.write(Explanation(rule: rule).text) }
        if let topic = Topic.all.first(where: { $0.name == subject }) { return try Console.write(topic.text) }
        let hint = nearestName(to: subject, among: Catalogue.rules.map(\.id) + Topic.all.map(\.name)).map { "did you mean '\($0)'?" }
        throw Failure("there is no rule or topic '\(subject)'; \(hint ?? "'timerlint explain' lists them")")
    }

    private static var overview: String {
        let width = Topic.all.map(\.name.count).max() ?? 0
        let topics = Topic.all.map { "  \(padded($0.name, width))  \($0.summary)\n" }.joined()
        let ruleWidth = Catalogue.rules.map(\.id.count).max() ?? 0
        let rules = Catalogue.rules.map { "  \(padded($0.id, ruleWidth))  \($0.summary)\n" }.joined()
        return "Topics\n\(topics)\nRules\n\(rules)\n'timerlint explain NAME' explains one.\n"
    }
}
