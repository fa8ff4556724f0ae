import ArgumentParser
import TimerlintGuide
import TimerlintRules

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain a rule, a topic, a symptom or a crash.",
        discussion: """
            Topics: \(Topic.all.map(\.name).joined(separator: ", ")).

            Examples:
              timerlint explain                             what there is to explain
              timerlint explain default_run_loop_mode       what, why, and what to do
              timerlint explain dispatch-states             when a source traps
              timerlint explain freezes while scrolling     the rules behind a symptom
              timerlint explain "Over-resume of an object"  a line of a crash report
            """)

    @Argument(
        help: ArgumentHelp(
            "A rule's id, a topic, what one notices, or a line of a crash report.", valueName: "rule-topic-or-symptom"),
        completion: .list(Guide.names))
    var words: [String] = []

    func run() throws {
        guard !words.isEmpty else { return try Console.write(Self.overview) }
        let subject = words.joined(separator: " ")
        if let page = Guide.page(about: subject, width: Console.pageWidth) { return try Console.write(page) }
        let hint = Guide.nearest(to: subject).map { "did you mean '\($0)'?" }
        throw Failure("there is no rule, topic or symptom '\(subject)'; \(hint ?? "'timerlint explain' lists them")")
    }

    private static var overview: String {
        let topics = list(Topic.all.map { ($0.name, $0.summary) })
        let symptoms = Symptom.allCases.map { "  \($0.title)\n" }.joined()
        let rules = list(Catalogue.rules.map { ($0.id, $0.summary) })
        return
            "Symptoms: a timer that…\n\(symptoms)\nTopics\n\(topics)\nRules\n\(rules)\n'timerlint explain NAME' explains one.\n"
    }

    private static func list(_ rows: [(name: String, summary: String)]) -> String {
        let width = rows.map(\.name.count).max() ?? 0
        return rows.map { "  \(padded($0.name, width))  \($0.summary)\n" }.joined()
    }
}

extension Console {
    /// The maximum line length of a page, limited by the terminal's width.
    static var pageWidth: Int { min(80, max(40, columns ?? 80)) }
}
