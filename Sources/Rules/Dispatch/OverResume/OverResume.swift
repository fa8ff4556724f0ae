import TimerlintDiagnostics

extension Rule {
    static let overResume = Rule(
        id: "over_resume",
        summary: "a timer source resumed while it runs",
        why: """
            Resuming a source that is active and not suspended ends the process at once. That includes a `resume()` \
            after `activate()`: the first of the two starts the source, and a second `resume()` has nothing to take \
            back.
            """,
        notice: """
            A crash at `resume()`: `Over-resume of an object` in `_dispatch_lane_resume` (`_dispatch_queue_resume` \
            before iOS 12).
            """,
        confirm: """
            Break on `dispatch_resume`: the call before the crash had no `suspend()` before it.
            """,
        remedy: """
            Start a source with `activate()`, which may be called twice. Record in a property whether it is \
            suspended, and resume only then.
            """,
        folklore: """
            "activate() and resume() are the same for a new source": `resume(); activate()` and `activate(); \
            activate()` are right, `activate(); resume()` traps (measured).
            """,
        symptoms: [.crashesInDispatch],
        crashes: [.overResume],
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
        detect: detectOverResume)
}

private func detectOverResume(_ context: RuleContext) -> [Finding] {
    context.findings(.overResume, fix: SourceFix.noSecondResume) { _, name in
        "\(name) may already be running here; resuming it again crashes"
    }
}
