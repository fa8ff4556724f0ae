import TimerlintDiagnostics

extension Rule {
    static let cancelWhileSuspended = Rule(
        id: "cancel_while_suspended",
        summary: "a timer source cancelled while suspended or never activated, then released",
        why: """
            `cancel()` only sets a flag. A source that is suspended, or was never activated, when it is cancelled \
            does not run its cancel handler, keeps its closures, and traps in libdispatch when the last reference to \
            it is released.
            """,
        notice: """
            A crash when a screen is closed while its timer is paused: `Release of a suspended object` in \
            `_dispatch_queue_xref_dispose`.
            """,
        confirm: """
            Pause the timer, close the screen. `p source.isCancelled` prints true, and it crashes all the same.
            """,
        remedy: """
            Resume the source before or after the cancel; both are right, because a cancelled source does not fire. \
            Do it only if it is suspended: resuming a running source is a crash of its own.
            """,
        folklore: """
            "cancel() on a suspended source crashes": measured, it never does. The process dies later, at the \
            release.
            """,
        symptoms: [.crashesInDispatch],
        crashes: [.releaseSuspended, .releaseInactive],
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
        detect: detectCancelWhileSuspended)
}

private func detectCancelWhileSuspended(_ context: RuleContext) -> [Finding] {
    context.findings(.cancelWhileSuspended, fix: SourceFix.resumeBeforeCancel) { fault, name in
        fault.state.isInactive
            ? "\(name) may never have been activated when it is cancelled; releasing an inactive source crashes"
            : "\(name) may still be suspended when it is cancelled; releasing a suspended source crashes"
    }
}
