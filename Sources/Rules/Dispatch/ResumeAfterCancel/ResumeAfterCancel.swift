import TimerlintDiagnostics

extension Rule {
    static let resumeAfterCancel = Rule(
        id: "resume_after_cancel",
        summary: "a cancelled timer source put to use again",
        why: """
            Cancelling is for ever. Resuming a cancelled source that was not suspended traps like any resume too many, and a schedule or handler that it \
            is given after the cancel has no effect: it never fires again. Make a new source.
            """,
        folklore: """
            "resume() after cancel() crashes": only where it gives back no suspension and starts no new source.
            """,
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
        symptoms: .of(.timerSource, crashes: .overResume),
        detect: detectResumeAfterCancel)
}

private func detectResumeAfterCancel(_ context: RuleContext) -> [Finding] {
    context.findings(.resumeAfterCancel, .reusedAfterCancel, outcome: .neverFires) { fault, name in
        fault.kind == .reusedAfterCancel
            ? "\(name) was cancelled: it never fires again, even with a new schedule or handler"
            : "\(name) was cancelled while running; resuming it crashes"
    }
}
