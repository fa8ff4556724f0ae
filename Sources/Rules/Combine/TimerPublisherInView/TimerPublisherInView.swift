import TimerlintDiagnostics

extension Rule {
    static let timerPublisherInView = Rule(
        id: "timer_publisher_in_view",
        summary: "a timer publisher that a SwiftUI view re-creates",
        why: """
            A SwiftUI view is a value that is created again whenever its parent's body runs. A timer publisher that \
            is a plain stored property, or created in `body`, is a new one each time, and its interval starts over.
            """,
        notice: """
            The timer ticks late or never while something else on the screen changes, and ticks well when nothing \
            does.
            """,
        confirm: """
            Add `let _ = Self._printChanges()` to the body: each line it prints restarts the interval.
            """,
        remedy: """
            Keep it in `@State`, or in an object that `@StateObject` keeps: SwiftUI creates these once. Or use \
            `TimelineView` or a `.task` with a loop.
            """,
        folklore: """
            "`let timer = Timer.publish(…)` in the view is how it is done": it works until a parent with changing \
            state shows the view.
            """,
        levels: """
            note where no parent of the tree is seen to create the view again while it is shown (what a body does not \
            read does not evaluate it), where the interval starts over now and then, or only after each tick, where \
            typed keys delay a short beat, or where a late tick loses nothing, because its value is not its own count.
            """,
        symptoms: [.neverFires, .firesIrregularly],
        severity: .warning, since: "0.1.0",
        example: Example(
            bad: """
                import SwiftUI

                struct ClockView: View {
                    @State private var now = Date()

                    var body: some View {
                        Text(now, style: .time)
                            .onReceive(
                                Timer.publish(every: 1, on: .main, in: .common)
                                    .autoconnect()
                            ) { now = $0 }
                    }
                }
                """,
            good: """
                import SwiftUI

                struct ClockView: View {
                    @State private var now = Date()
                    @State var tick = Timer.publish(every: 1, on: .main, in: .common)
                        .autoconnect()

                    var body: some View {
                        Text(now, style: .time)
                            .onReceive(tick) { now = $0 }
                    }
                }
                """),
        detect: detectPublishersInViews)
}

private func detectPublishersInViews(_ context: RuleContext) -> [Finding] {
    ViewPublishers(context.facts).publishers().map { publisher in
        let range = publisher.node.headRange
        let maker =
            publisher.node == publisher.timer.creation
            ? [] : [context.step(publisher.timer.creation, "the object starts its timer here")]
        switch publisher.remaking {
        case .byBody:
            return context.finding(
                at: publisher.node, range: range,
                "each evaluation of the body creates a new timer publisher, so the interval starts over"
            ).about(publisher.timer)
        case .byBodyUnnoticed:
            return context.finding(
                at: publisher.node, range: range, severity: .note,
                "each evaluation of the body creates a new timer publisher; its ticks may come late unnoticed"
            ).about(publisher.timer)
        case .byParent(let call, let cause):
            return context.finding(
                at: publisher.node, range: range,
                "a new timer publisher is created each time the parent recreates this view, so the interval starts over",
                trace: maker + [context.step(call, "the parent creates the view here")] + context.steps(of: cause)
            ).about(publisher.timer)
        case .bySomeParent:
            return context.finding(
                at: publisher.node, range: range, severity: .note, confidence: .medium,
                "a new timer publisher is created each time a parent recreates this view", trace: maker
            ).about(publisher.timer)
        }
    }
}

extension RuleContext {
    /// Where the state changes for which a parent creates its view again. A tick does so by itself.
    fileprivate func steps(of cause: ParentRebuilds.Cause) -> [TraceStep] {
        guard case .state(let state) = cause else { return [] }
        let change = facts.writes(of: state).first ?? facts.project.node(of: state)
        return [step(change, "it does so anew when '\(facts.project[state].name)' changes")]
    }
}
