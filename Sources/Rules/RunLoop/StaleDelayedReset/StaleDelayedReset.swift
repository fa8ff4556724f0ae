import TimerlintDiagnostics
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let staleDelayedReset = Rule(
        id: "stale_delayed_reset",
        summary: "a delayed reset that a second use does not cancel",
        why: """
            The code sets a property and sets it back after a delay. If it runs again before the delay has passed, \
            the first delay is still pending and resets the second value too early.
            """,
        notice: """
            Tapping twice quickly makes a "Copied" label, a highlight or a toast disappear almost at once.
            """,
        remedy: """
            Keep the pending delay (a Task or a DispatchWorkItem) and cancel it before the next one starts, so that \
            only the last one resets the property.
            """,
        symptoms: [.firesIrregularly],
        severity: .note, isOptIn: true, since: "0.2.0",
        example: Example(
            bad: """
                import Foundation

                final class Copier {
                    var isCopied = false

                    func copy() {
                        isCopied = true
                        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self]
                            in self?.isCopied = false
                        }
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
                        let item = DispatchWorkItem { [weak self]
                            in self?.isCopied = false
                        }
                        reset = item
                        DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
                    }
                }
                """),
        detect: detectStaleReset)
}

private func detectStaleReset(_ context: RuleContext) -> [Finding] {
    context.facts.staleResets().compactMap { reset in
        guard !context.facts.isOfTests(reset.delay) else { return nil }
        let name = context.facts.project[reset.property].name
        return context.finding(
            at: reset.delay, range: reset.delay.headRange, confidence: .medium,
            "an earlier delay may reset '\(name)' too early: nothing cancels it when this code runs again",
            trace: [
                context.step(reset.setting, "sets '\(name)'"), context.step(reset.reset, "resets it after the delay"),
            ])
    }
}
