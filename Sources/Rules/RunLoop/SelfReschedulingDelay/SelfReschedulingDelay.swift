import TimerlintDiagnostics

extension Rule {
    static let selfReschedulingDelay = Rule(
        id: "self_rescheduling_delay",
        summary: "a delayed call that reschedules itself and never ends",
        why: """
            A method that schedules itself again after a delay is a repeating timer that nothing can stop. While the \
            delay holds `self`, its owner is never released, and each further call of the method starts one more \
            chain beside the first.
            """,
        notice: """
            Polling goes on after the screen is gone, and gets more frequent each time the screen is shown.
            """,
        confirm: """
            Leave the screen: a breakpoint in the method is still hit, once for each time the screen was shown.
            """,
        remedy: """
            Use a timer with a handle, or a Task that is cancelled: both can be stopped and are never started twice. \
            At least capture `[weak self]` and check a flag before the next delay.
            """,
        levels: """
            warning where an event (a notification, an action, a wake-up) can start another chain beside the one \
            that is running.
            """,
        symptoms: [.outlivesItsScreen, .neverReleased, .firesTwice],
        severity: .note, since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                final class Carousel {
                    private var page = 0

                    func turn() {
                        page += 1
                        DispatchQueue.main.asyncAfter(deadline: .now() + 10) { self.turn() }
                    }
                }
                """,
            good: """
                import Foundation

                final class Carousel {
                    private var page = 0
                    private var isTurning = true

                    func turn() {
                        guard isTurning else { return }
                        page += 1
                        DispatchQueue.main.asyncAfter(deadline: .now() + 10) { [weak self]
                            in self?.turn()
                        }
                    }

                    func stop() { isTurning = false }
                }
                """),
        detect: detectReschedulingDelays)
}

private func detectReschedulingDelays(_ context: RuleContext) -> [Finding] {
    let starts = OutsideStarts(facts: context.facts)
    return ReschedulingDelays(context.facts).delays().map { delay in
        let project = context.facts.project
        let name = project.node(of: delay.function).selector ?? project[delay.function].name
        if let event = starts.event(calling: delay.function, except: delay.node) {
            return context.finding(
                at: delay.node, range: delay.node.headRange, severity: .warning,
                "'\(name)' reschedules itself after every delay, and each event that calls it starts another chain of delays",
                trace: [context.step(event, "calls '\(name)' again while the earlier chain is still running")])
        }
        return context.finding(
            at: delay.node, range: delay.node.headRange,
            "'\(name)' reschedules itself after every delay, and nothing stops it")
    }
}
