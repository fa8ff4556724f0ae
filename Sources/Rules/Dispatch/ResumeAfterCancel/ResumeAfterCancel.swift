import TimerlintDiagnostics

extension Rule {
    static let resumeAfterCancel = Rule(
        id: "resume_after_cancel",
        summary: "a cancelled timer source that is used again",
        why: """
            Cancelling is permanent. Resuming a cancelled source that was not suspended traps like any resume too \
            many. A schedule or handler that it is given after the cancel has no effect.
            """,
        notice: """
            A crash at `resume()` when the timer is started a second time, `Over-resume of an object`, or a timer \
            that never fires again.
            """,
        confirm: """
            In LLDB, `p source.isCancelled` prints true before the call that starts it again.
            """,
        remedy: """
            Create a new source for the new start, and let go of the cancelled one: `source = \
            DispatchSource.makeTimerSource(…)`.
            """,
        folklore: """
            "resume() after cancel() crashes": only if it matches no suspend. After `suspend(); cancel()` it is even \
            needed.
            """,
        symptoms: [.neverFires, .crashesInDispatch],
        crashes: [.overResume],
        severity: .error, since: "0.1.0",
        example: Example(
            bad: """
                import Dispatch

                func sample() {
                    let timer = DispatchSource.makeTimerSource(queue: .main)
                    timer.schedule(deadline: .now(), repeating: 1)
                    timer.setEventHandler { print("tick") }
                    timer.activate()
                    timer.cancel()
                    timer.resume()
                }
                """,
            good: """
                import Dispatch

                func sample() {
                    let timer = DispatchSource.makeTimerSource(queue: .main)
                    timer.schedule(deadline: .now(), repeating: 1)
                    timer.setEventHandler { print("tick") }
                    timer.activate()
                    timer.suspend()
                    timer.cancel()
                    timer.resume()
                }
                """),
        detect: detectResumeAfterCancel)
}

private func detectResumeAfterCancel(_ context: RuleContext) -> [Finding] {
    context.findings(.resumeAfterCancel, .reusedAfterCancel, outcome: .neverFires) { fault, name in
        fault.kind == .reusedAfterCancel
            ? "\(name) was cancelled: it never fires again, even with a new schedule or handler"
            : "\(name) was cancelled while running; resuming it crashes"
    }
}
