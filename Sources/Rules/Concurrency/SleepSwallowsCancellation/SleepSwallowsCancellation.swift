import TimerlintDiagnostics
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let sleepSwallowsCancellation = Rule(
        id: "sleep_swallows_cancellation",
        summary: "code after a sleep that runs immediately when its task is cancelled",
        why: """
            `try?` on a sleep discards the CancellationError. The code after the sleep then runs, and without the \
            delay: a debounce or a timeout written so acts each time it is cancelled.
            """,
        notice: """
            A search that should wait for the last key runs for each key; a toast disappears as soon as the next one \
            is shown.
            """,
        remedy: """
            Use `try` and let the error leave: what follows the sleep is then skipped. Or check `Task.isCancelled` \
            before the effect.
            """,
        folklore: """
            "cancel() stops what comes after the sleep": only if the error, or a check, leaves the function.
            """,
        levels: """
            warning in a `.task(id:)` whose body changes its own id after the sleep: each cancelled task starts the \
            next.
            """,
        symptoms: [.firesIrregularly],
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
        detect: detectSwallowedCancellation)
}

private func detectSwallowedCancellation(_ context: RuleContext) -> [Finding] {
    let cancellation = TaskCancellation(context.facts)
    return context.facts.swallowedSleeps().compactMap { swallowed in
        guard !context.facts.isOfTests(swallowed.sleep.node) else { return nil }
        if let loop = swallowed.loop { return strayIteration(of: loop, swallowed.sleep, cancellation, context) }
        // sleep_loop_ignores_cancellation reports a function that calls itself after the sleep.
        guard context.facts.recursion(pacedBy: swallowed.sleep) == nil,
            let effect = context.facts.effect(after: swallowed.sleep),
            let canceller = cancellation.canceller(of: swallowed.sleep.node),
            !canceller.isOnlyInDeinit || !context.facts.isDebounced(swallowed.sleep)
        else { return nil }
        return endlessRefresh(swallowed.sleep, canceller, context)
            ?? finding(swallowed.sleep, effect, canceller, context)
    }
}

/// Each cancelled task of the view starts and cancels the next.
private func endlessRefresh(
    _ sleep: Sleep, _ canceller: TaskCancellation.Canceller, _ context: RuleContext
) -> Finding? {
    guard let renewal = context.facts.renewal(after: sleep) else { return nil }
    return context.finding(
        at: sleep.node, severity: .warning,
        "if its id changes during the sleep, the cancelled task changes it again and so starts the next, without end",
        trace: [
            context.step(canceller.node, "cancels the task when its id changes"),
            context.step(renewal, "changes the id, even though the task was cancelled"),
        ])
}

/// The loop checks for cancellation only at its next iteration. What it changes before that is visible if the
/// screen stays.
private func strayIteration(
    of loop: TimedLoop, _ sleep: Sleep, _ cancellation: TaskCancellation, _ context: RuleContext
) -> Finding? {
    guard loop.asksForCancellation, let effect = context.facts.visibleEffect(after: sleep),
        let canceller = cancellation.canceller(of: loop.node), context.facts.staysOnScreen(canceller)
    else { return nil }
    return finding(sleep, effect, canceller, context)
}

private func finding(
    _ sleep: Sleep, _ effect: Node, _ canceller: TaskCancellation.Canceller, _ context: RuleContext
) -> Finding {
    context.finding(
        at: sleep.node, "if the task is cancelled, the code after the sleep runs immediately",
        trace: [
            context.step(canceller.node, "cancels the task"),
            context.step(effect, "runs even though the task was cancelled"),
        ])
}
