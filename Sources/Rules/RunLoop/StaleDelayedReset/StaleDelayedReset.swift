import TimerlintDiagnostics
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let staleDelayedReset = Rule(
        id: "stale_delayed_reset",
        summary: "a delayed reset that a second use does not cancel",
        why: """
            The code sets a property and takes it back after a delay. Where it runs again before the delay has passed, the first delay is still pending: it takes the \
            second use's value back too early. Keep the delay (a Task, a DispatchWorkItem), and cancel it before the next.
            """,
        severity: .note, isOptIn: true, since: "0.2.0",
        example: Example(
            bad: """
                import Foundation

                final class Copier {
                    var isCopied = false

                    func copy() {
                        isCopied = true
                        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.isCopied = false }
                    }
                }
                """,
            good: """
                import Foundation

                final class Copier {
                    var isCopied = false
                    private var reset: DispatchWorkItem?

                    func copy() {
                        isCopied = true
                        reset?.cancel()
                        let item = DispatchWorkItem { [weak self] in self?.isCopied = false }
                        reset = item
                        DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
                    }
                }
                """),
        symptoms: .of(.runLoopTimer),
        detect: detectStaleReset)
}

private func detectStaleReset(_ context: RuleContext) -> [Finding] {
    context.facts.staleResets().compactMap { reset in
        guard !context.facts.isTestFile(reset.delay) else { return nil }
        let name = context.facts.project[reset.property].name
        return context.finding(
            at: reset.delay, range: reset.delay.headRange, confidence: .medium,
            "an earlier delay may reset '\(name)' too early: nothing cancels it when this runs again",
            trace: [context.step(reset.setting, "sets '\(name)'"), context.step(reset.reset, "resets it after the delay")])
    }
}
