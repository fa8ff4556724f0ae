import TimerlintDiagnostics

extension Rule {
    static let suspendBeforeActivation = Rule(
        id: "suspend_before_activation",
        summary: "a timer source suspended before activation, then started only once",
        why: """
            A new source is inactive. If it is suspended then, it needs two more calls: `suspend(); resume()` leaves \
            it inactive, and `suspend(); activate()` leaves it suspended. Either way it never fires, and traps when \
            it is released.
            """,
        notice: """
            The timer never fires. When its owner is released the app crashes with `Release of an inactive object` \
            or `Release of a suspended object`.
            """,
        confirm: """
            Break on `dispatch_suspend`, `dispatch_resume` and `dispatch_activate`: one call is missing.
            """,
        remedy: """
            Leave out the `suspend()`: a source that was not activated does not fire anyway. Activate it where it \
            should start.
            """,
        folklore: """
            "A source starts with suspend count 1": it starts inactive with count 0, and a suspension comes on top \
            of that.
            """,
        symptoms: [.neverFires, .crashesInDispatch],
        crashes: [.releaseInactive, .releaseSuspended],
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
        detect: detectSuspendBeforeActivation)
}

private func detectSuspendBeforeActivation(_ context: RuleContext) -> [Finding] {
    context.findings(.suspendBeforeActivation) { _, name in
        "\(name) is suspended before activation: one resume() or activate() does not start it, and releasing it crashes"
    }
}
