import TimerlintDiagnostics

extension Rule {
    static let selfReschedulingDelay = Rule(
        id: "self_rescheduling_delay",
        summary: "a delayed call that calls itself again, without an end",
        why: """
            A method that asks for itself again after a delay is a repeating timer that nothing can stop. While the delay holds `self`, the owner lives for ever, \
            and each call of the method from outside starts one more round. Use a timer with a handle, a task that is cancelled, or at least `[weak self]` and a \
            flag that ends it.
            """,
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
                        DispatchQueue.main.asyncAfter(deadline: .now() + 10) { [weak self] in self?.turn() }
                    }

                    func stop() { isTurning = false }
                }
                """),
        symptoms: .of(.runLoopTimer),
        detect: detectReschedulingDelays)
}

private func detectReschedulingDelays(_ context: RuleContext) -> [Finding] {
    let starts = OutsideStarts(facts: context.facts)
    return ReschedulingDelays(context.facts).delays().map { delay in
        let name = context.facts.project[delay.function].name
        if let event = starts.event(calling: delay.function, except: delay.node) {
            return context.finding(
                at: delay.node, range: delay.node.headRange, severity: .warning,
                "'\(name)' reschedules itself after every delay, and each event that calls it starts one more round",
                trace: [context.step(event, "calls '\(name)' again while an earlier round goes on")])
        }
        return context.finding(
            at: delay.node, range: delay.node.headRange, "'\(name)' reschedules itself after every delay, and nothing stops it")
    }
}
