import TimerlintDiagnostics

extension Rule {
    static let cancelWhileSuspended = Rule(
        id: "cancel_while_suspended",
        summary: "a timer source cancelled while suspended or never started, and released like that",
        why: """
            Cancelling only sets a flag. A source that is suspended (or was never activated) when it is cancelled does not run its cancel handler, \
            keeps its closures, and traps in libdispatch when the last reference to it goes. Resume it before or after the cancel.
            """,
        folklore: """
            "cancel() on a suspended source crashes": measured, it never does. The process dies later, when the source is released while it is still \
            suspended. 'cancel(); resume()' and 'resume(); cancel()' are both right.
            """,
        severity: .error, fixes: [.safe, .suggestion], since: "0.1.0",
        example: Example(
            bad: """
                import Dispatch

                func sample() {
                    let timer = DispatchSource.makeTimerSource(queue: .main)
                    timer.schedule(deadline: .now(), repeating: 1)
                    timer.setEventHandler { print("tick") }
                    timer.activate()
                    timer.suspend()
                    timer.cancel()
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
                    timer.resume()
                    timer.cancel()
                }
                """),
        symptoms: .of(.timerSource, crashes: .releaseSuspended, .releaseInactive),
        detect: detectCancelWhileSuspended)
}

private func detectCancelWhileSuspended(_ context: RuleContext) -> [Finding] {
    context.findings(.cancelWhileSuspended, fix: SourceFix.resumeBeforeCancel) { fault, name in
        fault.state.isInactive
            ? "\(name) may never have been activated when it is cancelled; releasing an inactive source crashes"
            : "\(name) may still be suspended when it is cancelled; releasing a suspended source crashes"
    }
}
