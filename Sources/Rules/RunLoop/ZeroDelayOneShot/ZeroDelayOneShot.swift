import TimerlintDiagnostics
import TimerlintTimers

extension Rule {
    static let zeroDelayOneShot = Rule(
        id: "zero_delay_one_shot",
        summary: "a one-shot timer of 0 seconds, used to run code a little later",
        why: """
            A timer of 0 seconds fires in a later turn of the run loop, but only in its own modes: in the default \
            mode it waits while the user scrolls or a menu is open. Foundation raises an interval below 0.1 ms to \
            0.1 ms.
            """,
        notice: """
            A layout pass or a refresh that should come "right after" runs only when the user lifts the finger.
            """,
        remedy: """
            `DispatchQueue.main.async`, or a Task on the main actor, is clearer, and runs in all common modes.
            """,
        folklore: """
            "A timer of 0 seconds runs at once": in a later turn, and after everything that is already queued.
            """,
        symptoms: [.freezesWhileScrolling, .firesIrregularly],
        severity: .note, isOptIn: true, since: "0.2.0",
        example: Example(
            bad: """
                import Foundation

                final class Form {
                    func submit() {
                        Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
                            print("submitted")
                        }
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
        detect: detectZeroDelay)
}

private func detectZeroDelay(_ context: RuleContext) -> [Finding] {
    context.facts.timers.compactMap { timer in
        guard timer.kind == .runLoopTimer || timer.kind == .delayedPerform, timer.repeats == .no,
            !context.facts.isOfTests(timer), context.facts.schedule(of: timer).interval?.seconds == 0
        else { return nil }
        return context.finding(
            at: timer,
            "\(context.kindName(of: timer)) of 0 seconds does not fire while the run loop is in another mode; "
                + "use DispatchQueue.main.async or a main-actor Task")
    }
}
