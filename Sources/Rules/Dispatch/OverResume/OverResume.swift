import TimerlintDiagnostics

extension Rule {
    static let overResume = Rule(
        id: "over_resume",
        summary: "a timer source resumed while it runs",
        why: """
            Resuming a source that is active and not suspended ends the process at once. That is so after 'activate()' too: the two are not interchangeable. Keep the state \
            in a property, and resume only what is suspended.
            """,
        folklore: """
            "activate() and resume() are the same for a new source": not twice. 'resume(); activate()' and 'activate(); activate()' are right, \
            'activate(); resume()' traps.
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
                    timer.activate()
                }
                """),
        symptoms: .of(.timerSource, crashes: .overResume),
        detect: detectOverResume)
}

private func detectOverResume(_ context: RuleContext) -> [Finding] {
    context.findings(.overResume, fix: SourceFix.noSecondResume) { _, name in "\(name) may already be running here; resuming it again crashes" }
}
