import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let publisherNeverConnected = Rule(
        id: "publisher_never_connected",
        summary: "a timer publisher that is subscribed to but never connected",
        why: """
            `Timer.publish` creates a connectable publisher: it has no timer until `connect()` is called, directly \
            or by `autoconnect()`. After any other operator `connect()` is no longer available, and the subscribers \
            wait forever.
            """,
        notice: """
            The subscription is kept and looks right, but its closure is never called.
            """,
        confirm: """
            Insert `.print()` after the publisher: it prints `receive subscription` and no value.
            """,
        remedy: """
            Write `.autoconnect()` right after `Timer.publish(…)`: it connects with the first subscriber and \
            disconnects after the last.
            """,
        symptoms: [.neverFires],
        severity: .error, fixes: [.safe, .suggestion], since: "0.1.0",
        example: Example(
            bad: """
                import Combine
                import Foundation

                final class Clock {
                    private var subscription: AnyCancellable?

                    func start(_ action: @escaping (Date) -> Void) {
                        subscription = Timer.publish(every: 1, on: .main, in: .common)
                            .sink(receiveValue: action)
                    }
                }
                """,
            good: """
                import Combine
                import Foundation

                final class Clock {
                    private var subscription: AnyCancellable?

                    func start(_ action: @escaping (Date) -> Void) {
                        subscription = Timer.publish(every: 1, on: .main, in: .common)
                            .autoconnect()
                            .sink(receiveValue: action)
                    }
                }
                """),
        detect: detectUnconnected)
}

private func detectUnconnected(_ context: RuleContext) -> [Finding] {
    context.facts.timers.compactMap { timer in
        guard let unconnected = context.facts.unconnected(timer) else { return nil }
        return context.finding(
            at: timer, "timer publisher is never connected, so its subscribers receive nothing",
            trace: [context.step(unconnected.subscription, "subscribes without connecting it")], outcome: .neverFires,
            fix: autoconnectFix(timer, context))
    }
}

/// On a separate line if the pipeline's next operator is on one.
private func autoconnectFix(_ timer: Timer, _ context: RuleContext) -> FixIt {
    let end = timer.creation.range.end
    let file = timer.creation.tree.file
    var line = ""
    if let next = timer.creation.parent, next.kind == .memberExpression {
        let gap = file.text(SourceRange(end, next.nameReference.start - 1))
        if gap.contains(where: \.isNewline), gap.allSatisfy(\.isWhitespace) { line = gap }
    }
    let project = context.facts.project
    // A variable annotated with the publisher's type cannot hold the connected one.
    let isTyped =
        timer.handles.contains { project.typeNode(of: $0) != nil }
        || context.facts.beginsWithOperatorOfTimerPublishers(timer)
    return FixIt(
        title: "connect it with 'autoconnect()'", safety: isTyped ? .suggestion : .safe,
        edits: [timer.creation.followed(by: line + ".autoconnect()")])
}
