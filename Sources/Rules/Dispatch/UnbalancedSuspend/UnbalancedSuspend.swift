import TimerlintDiagnostics

extension Rule {
    static let unbalancedSuspend = Rule(
        id: "unbalanced_suspend",
        summary: "a timer source suspended twice and resumed once",
        why: """
            Suspensions are counted. A source that was suspended twice needs two resumes; after one it stays paused, \
            without any message, and traps in libdispatch when it is released.
            """,
        notice: """
            After the app went to the background twice, or pause was tapped twice, the timer does not start again. \
            Later the app crashes with `Release of a suspended object`.
            """,
        confirm: """
            Break on `dispatch_suspend` and `dispatch_resume` and count: the first is hit once more.
            """,
        remedy: """
            Record the state in a property and suspend only a source that runs, so that one resume always matches \
            one suspend.
            """,
        folklore: """
            "One resume() starts it again": each resume takes back one suspend.
            """,
        symptoms: [.neverFires, .crashesInDispatch],
        crashes: [.releaseSuspended],
        severity: .error, since: "0.1.0",
        example: Example(
            bad: """
                import Dispatch

                func sample() {
                    let timer = DispatchSource.makeTimerSource(queue: .main)
                    timer.schedule(deadline: .now(), repeating: 1)
                    timer.setEventHandler { print("tick") }
                    timer.activate()
                    timer.suspend()
                    timer.suspend()
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
                    timer.suspend()
                    timer.resume()
                    timer.resume()
                }
                """),
        detect: detectUnbalancedSuspend)
}

private func detectUnbalancedSuspend(_ context: RuleContext) -> [Finding] {
    context.findings(.unbalancedSuspend) { _, name in
        "suspend() here has no matching resume(): \(name) stays paused and crashes when released"
    }
}
