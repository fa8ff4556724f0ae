import TimerlintDiagnostics

extension Rule {
    static let unbalancedSuspend = Rule(
        id: "unbalanced_suspend",
        summary: "a timer source suspended twice and resumed once",
        why: """
            Suspensions are counted: a source that was suspended twice needs two resumes. With one it stays stopped, silently, and its release traps. Suspend only \
            what runs, or resume as often.
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
        symptoms: .of(.timerSource, crashes: .releaseSuspended),
        detect: detectUnbalancedSuspend)
}

private func detectUnbalancedSuspend(_ context: RuleContext) -> [Finding] {
    context.findings(.unbalancedSuspend) { _, name in
        "suspend() here has no matching resume(): \(name) stays paused and crashes when released"
    }
}
