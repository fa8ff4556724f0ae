import TimerlintDiagnostics

extension Rule {
    /// Reported by the driver once all other rules have spoken: only then is it known what a comment suppresses.
    static let unusedSuppression = Rule(
        id: "unused_suppression",
        summary: "a suppression comment that suppresses nothing",
        why: """
            The comment names a rule that reports nothing there, or that does not exist. A comment that outlives its finding would hide the next one. `--fix` removes it.
            """,
        severity: .warning, fixes: [.safe, .suggestion], since: "0.1.0",
        example: Example(
            bad: """
                func nothing() {}  // timerlint:ignore missing_invalidation - was needed once
                """,
            good: """
                func nothing() {}
                """),
        options: [
            Option(name: "require_reason", summary: "whether a suppression without ' - ' and a reason is reported, too", defaultValue: .flag(false))
        ],
        detect: { _ in [] })
}
