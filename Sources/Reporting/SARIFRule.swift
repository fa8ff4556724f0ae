import TimerlintDiagnostics

/// The SARIF descriptor of a rule.
enum SARIFRule {
    static func descriptor(_ rule: RuleDescription) -> JSON {
        .members([
            "id": .string(rule.id),
            // Must differ from the id; VS Code shows a dash for a rule without a name.
            "name": .string(rule.id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()),
            "shortDescription": .members(["text": .string(clipped(sentence(rule.summary)))]),
            "fullDescription": .members(["text": .string(clipped(PlainText.of(markdown: rule.why)))]),
            "help": .members([
                "text": .string(PlainText.of(markdown: rule.why)), "markdown": .string(rule.why),
            ]),
            "helpUri": .string(rule.helpURL),
            "defaultConfiguration": .members(["level": .string(rule.severity.rawValue)]),
            "properties": .members(["tags": ["timers"], "problem.severity": .string(problem(rule.severity))]),
        ])
    }

    private static func problem(_ severity: Severity) -> String {
        severity == .note ? "recommendation" : severity.rawValue
    }

    private static func sentence(_ summary: String) -> String { summary.prefix(1).uppercased() + summary.dropFirst() }

    /// GitHub accepts at most 1,024 characters in a description.
    private static func clipped(_ text: String) -> String {
        text.utf16.count <= 1_024 ? text : text.prefix(500) + "…"
    }
}
