import TimerlintDiagnostics
import TimerlintSource
import TimerlintSyntax

extension Rule {
    static let subscriptionDiscarded = Rule(
        id: "subscription_discarded",
        summary: "a subscription to a timer that ends as soon as it is made",
        why: """
            `sink` and `assign(to:on:)` return a cancellable that cancels when it is released. Thrown away, or kept in a local variable only, it is released before the \
            timer fires for the first time. Keep it in a property or with `store(in:)`.
            """,
        severity: .error, since: "0.1.0",
        example: Example(
            bad: """
                import Combine
                import Foundation

                final class Clock {
                    func start(_ action: @escaping (Date) -> Void) {
                        _ = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink(receiveValue: action)
                    }
                }
                """,
            good: """
                import Combine
                import Foundation

                final class Clock {
                    private var subscription: AnyCancellable?

                    func start(_ action: @escaping (Date) -> Void) {
                        subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink(receiveValue: action)
                    }
                }
                """),
        symptoms: .of(.publisher),
        detect: detectDiscarded)
}

private func detectDiscarded(_ context: RuleContext) -> [Finding] {
    context.facts.timers.flatMap { timer -> [Finding] in
        guard timer.kind == .publisher, !context.facts.isTestCode(timer) else { return [] }
        return context.facts.droppedSubscriptions(of: timer).map { call in
            let isConnection = call.calleeName?.isNamed("connect") == true
            return context.finding(
                at: call, range: call.calleeName.map { SourceRange($0.range.end - $0.nameReference.length, call.headRange.end) },
                isConnection ? "the result of 'connect()' is discarded, so the timer stops at once" : "nothing keeps this timer subscription, so it is cancelled at once",
                outcome: .neverFires)
        }
    }
}
