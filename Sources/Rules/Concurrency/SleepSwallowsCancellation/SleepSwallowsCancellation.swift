import TimerlintDiagnostics
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let sleepSwallowsCancellation = Rule(
        id: "sleep_swallows_cancellation",
        summary: "a delayed effect that a cancelled task still has, and at once",
        why: """
            `try?` on a sleep drops the error that cancellation throws: the code after it runs, and without the delay. A debounce or timeout written so acts each time \
            it is cancelled. Let the error leave (`try`), or ask `Task.isCancelled` before the effect.
            """,
        severity: .note, since: "0.1.0",
        example: Example(
            bad: """
                final class Search {
                    private var task: Task<Void, Never>?
                    private var searches = 0

                    func queryChanged() {
                        task?.cancel()
                        task = Task { [weak self] in
                            try? await Task.sleep(for: .milliseconds(300))
                            self?.searches += 1
                        }
                    }
                }
                """,
            good: """
                final class Search {
                    private var task: Task<Void, Never>?
                    private var searches = 0

                    func queryChanged() {
                        task?.cancel()
                        task = Task { [weak self] in
                            try? await Task.sleep(for: .milliseconds(300))
                            guard !Task.isCancelled else { return }
                            self?.searches += 1
                        }
                    }
                }
                """),
        symptoms: .of(.task),
        detect: detectSwallowedCancellation)
}

private func detectSwallowedCancellation(_ context: RuleContext) -> [Finding] {
    let cancellation = TaskCancellation(context.facts)
    return context.facts.swallowedSleeps().compactMap { swallowed in
        guard swallowed.loop == nil, !context.facts.isTestFile(swallowed.sleep.node), let effect = context.facts.effect(after: swallowed.sleep),
            let canceller = cancellation.canceller(of: swallowed.sleep.node), !canceller.isOnlyInDeinit || !context.facts.isDebounced(swallowed.sleep)
        else { return nil }
        return context.finding(
            at: swallowed.sleep.node, "if the task is cancelled, the code after the sleep runs immediately",
            trace: [context.step(canceller.node, "cancels the task"), context.step(effect, "runs all the same")])
    }
}
