import TimerlintDiagnostics

extension Rule {
    static let suspendBeforeActivation = Rule(
        id: "suspend_before_activation",
        summary: "a timer source suspended before its first activation, then started once",
        why: """
            A new source that is suspended needs two more calls: 'suspend(); resume()' leaves it inactive, 'suspend(); activate()' leaves it suspended. \
            Either way it never fires, and its release traps.
            """,
        folklore: """
            "A source starts with suspend count 1": not quite. It starts inactive with count 0, and a suspension comes on top of that.
            """,
        severity: .error, since: "0.1.0",
        example: Example(
            bad: """
                import Dispatch

                func sample() {
                    let timer = DispatchSource.makeTimerSource(queue: .main)
                    timer.schedule(deadline: .now(), repeating: 1)
                    timer.setEventHandler { print("tick") }
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
                    timer.resume()
                    timer.suspend()
                    timer.resume()
                }
                """),
        symptoms: .of(.timerSource, crashes: .releaseInactive, .releaseSuspended),
        detect: detectSuspendBeforeActivation)
}

private func detectSuspendBeforeActivation(_ context: RuleContext) -> [Finding] {
    context.findings(.suspendBeforeActivation) { _, name in
        "\(name) is suspended before activation: one resume() or activate() does not start it, and releasing it crashes"
    }
}
