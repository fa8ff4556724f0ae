import TimerlintDiagnostics

extension Rule {
    static let timerPublisherInView = Rule(
        id: "timer_publisher_in_view",
        summary: "a timer publisher that a SwiftUI view makes again and again",
        why: """
            A view is a value that SwiftUI makes anew whenever its parent's body runs, and its body runs whenever its state changes. A timer publisher that is a \
            plain stored property, or made in the body, is a new one each time: it starts its interval over, and may never reach its first tick. Keep it as \
            `@State`, in an object that `@StateObject` keeps, or use `TimelineView` or `.task`.
            """,
        severity: .warning, since: "0.1.0",
        example: Example(
            bad: """
                import SwiftUI

                struct ClockView: View {
                    @State private var now = Date()

                    var body: some View {
                        Text(now, style: .time)
                            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { now = $0 }
                    }
                }
                """,
            good: """
                import SwiftUI

                struct ClockView: View {
                    @State private var now = Date()
                    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

                    var body: some View {
                        Text(now, style: .time)
                            .onReceive(timer) { now = $0 }
                    }
                }
                """),
        symptoms: .of(.publisher),
        detect: detectPublishersInViews)
}

private func detectPublishersInViews(_ context: RuleContext) -> [Finding] {
    ViewPublishers(context.facts).publishers().map { publisher in
        let range = publisher.node.headRange
        let maker = publisher.node == publisher.timer.creation ? [] : [context.step(publisher.timer.creation, "the object starts its timer here")]
        switch publisher.remaking {
        case .byBody:
            return context.finding(at: publisher.node, range: range, "the body makes a new timer publisher at each evaluation: the interval starts over").about(publisher.timer)
        case .byParent(let call):
            return context.finding(
                at: publisher.node, range: range, "a new timer publisher is made whenever the parent builds this view again: the interval starts over",
                trace: maker + [context.step(call, "builds the view")]
            ).about(publisher.timer)
        case .byUnknownParent:
            return context.finding(
                at: publisher.node, range: range, severity: .note, confidence: .medium,
                "a new timer publisher is made whenever a parent builds this view again", trace: maker
            ).about(publisher.timer)
        }
    }
}
