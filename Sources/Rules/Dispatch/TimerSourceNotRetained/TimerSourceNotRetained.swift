import TimerlintDiagnostics

extension Rule {
    static let timerSourceNotRetained = Rule(
        id: "timer_source_not_retained",
        summary: "a running timer source that nothing keeps",
        why: """
            A source runs only as long as something refers to it. A running one that only a local variable keeps stops silently at the end of the function and never \
            fires (with a deadline already due: now and then, once); a suspended one, or one that was never activated, crashes there. Keep it in a property.
            """,
        folklore: """
            "A running source keeps itself alive": only one that its own handler captures does, and that is a leak.
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
        symptoms: .of(.timerSource),
        detect: detectTimerSourceNotRetained)
}

private func detectTimerSourceNotRetained(_ context: RuleContext) -> [Finding] {
    context.findings(.notRetained, outcome: .neverFires) { _, name in
        "nothing keeps \(name) after this function returns, so it is cancelled silently and never fires"
    }
}
