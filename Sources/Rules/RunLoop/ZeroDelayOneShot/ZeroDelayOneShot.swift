import TimerlintDiagnostics
import TimerlintTimers

extension Rule {
    static let zeroDelayOneShot = Rule(
        id: "zero_delay_one_shot",
        summary: "a one-shot timer of 0 seconds, used as the next turn of the run loop",
        why: """
            A timer of 0 seconds fires in a later turn of the run loop, but only in its modes: while the user scrolls or a menu is open, one in the default mode \
            waits. Foundation raises intervals below 0.1 ms to 0.1 ms. `DispatchQueue.main.async` and a main-actor task say what is meant, and run in all common modes.
            """,
        severity: .note, isOptIn: true, since: "0.2.0",
        example: Example(
            bad: """
                import Foundation

                final class Form {
                    func submit() {
                        Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in print("submitted") }
                    }
                }
                """,
            good: """
                import Foundation

                final class Form {
                    func submit() {
                        DispatchQueue.main.async { print("submitted") }
                    }
                }
                """),
        symptoms: .of(.runLoopTimer),
        detect: detectZeroDelay)
}

private func detectZeroDelay(_ context: RuleContext) -> [Finding] {
    context.facts.timers.compactMap { timer in
        guard timer.kind == .runLoopTimer || timer.kind == .delayedPerform, timer.repeats == .no,
            !context.facts.isTestCode(timer), let interval = timer.interval,
            context.facts.project.constantValue(of: interval) == 0
        else { return nil }
        return context.finding(
            at: timer,
            "\(context.kindName(of: timer)) of 0 seconds waits for its run loop mode; "
                + "DispatchQueue.main.async or a main-actor task runs in the next turn")
    }
}
