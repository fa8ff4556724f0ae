import TimerlintDiagnostics

extension Rule {
    static let timerSourceNotRetained = Rule(
        id: "timer_source_not_retained",
        summary: "a running timer source that nothing keeps a reference to",
        why: """
            A source runs only while something refers to it. If only a local variable does, a running source is \
            released at the end of the function and silently stops before it fires. (One that is suspended or was \
            never activated crashes there.) A wrapper object in a local variable takes its source with it.
            """,
        notice: """
            The handler is never called. With a deadline that is already due it is called once now and then, which \
            makes it look like a race.
            """,
        confirm: """
            Break on `_dispatch_queue_xref_dispose`: it is hit when the function returns.
            """,
        remedy: """
            Keep the source in a property of an object that lives as long as the timer should run, and cancel it \
            there.
            """,
        folklore: """
            "A running source keeps itself alive": only one that its own handler captures does, and that is a leak.
            """,
        symptoms: [.neverFires],
        severity: .error, since: "0.1.0",
        example: Example(
            bad: """
                import Dispatch

                func sample() {
                    let timer = DispatchSource.makeTimerSource(queue: .main)
                    timer.schedule(deadline: .now(), repeating: 1)
                    timer.setEventHandler { print("tick") }
                    timer.activate()
                }
                """,
            good: """
                import Dispatch

                final class Sampler {
                    private var timer: DispatchSourceTimer?

                    func sample() {
                        let timer = DispatchSource.makeTimerSource(queue: .main)
                        timer.schedule(deadline: .now(), repeating: 1)
                        timer.setEventHandler { print("tick") }
                        timer.activate()
                        self.timer = timer
                    }
                }
                """),
        detect: detectTimerSourceNotRetained)
}

private func detectTimerSourceNotRetained(_ context: RuleContext) -> [Finding] {
    let sources = context.findings(.notRetained, outcome: .neverFires) { _, name in
        "nothing keeps \(name) after this function returns, so it stops silently"
    }
    return sources
        + DroppedWrappers(facts: context.facts).found().map { creation, local in
            context.finding(
                at: creation,
                "nothing keeps '\(context.facts.project[local].name)' after this function returns, so its timer source stops silently",
                outcome: .neverFires)
        }
}
