import TimerlintDiagnostics

extension Rule {
    /// Reported by the driver after all other rules: only then is it known what a comment suppresses.
    static let unusedSuppression = Rule(
        id: "unused_suppression",
        summary: "a suppression comment that suppresses nothing",
        why: """
            The comment suppresses a rule that reports nothing there, or that does not exist. A comment that stays \
            after its finding is gone would hide the next one.
            """,
        notice: """
            You do not, until a real fault at that place goes unreported.
            """,
        remedy: """
            Remove the comment (`--fix` does), or correct the rule's name.
            """,
        levels: """
            error for a rule that does not exist: such a comment has never suppressed anything.
            """,
        severity: .warning, fixes: [.safe, .suggestion], since: "0.1.0",
        example: Example(
            bad: """
                func f() {}  // timerlint:ignore missing_invalidation - was needed once
                """,
            good: """
                func nothing() {}
                """),
        options: [
            Option(
                name: "require_reason", summary: "whether a suppression without ' - ' and a reason is reported, too",
                defaultValue: .flag(false))
        ],
        detect: { _ in [] })
}
