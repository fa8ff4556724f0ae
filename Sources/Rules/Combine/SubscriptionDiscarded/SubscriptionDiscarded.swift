import TimerlintDiagnostics
import TimerlintSource
import TimerlintSyntax

extension Rule {
    static let subscriptionDiscarded = Rule(
        id: "subscription_discarded",
        summary: "a timer subscription that is cancelled as soon as it is made",
        why: """
            `sink` and `assign(to:on:)` return a cancellable that cancels the subscription when it is released, and \
            so does `connect()`. Discarded, or kept in a local variable only, it is released before the timer fires \
            for the first time.
            """,
        notice: """
            The closure is never called. The compiler warns only about an unused result, and not after `_ =`.
            """,
        confirm: """
            Insert `.print()` after the publisher: it prints `receive cancel` at once.
            """,
        remedy: """
            Keep it in a property, or with `store(in: &cancellables)`, for as long as the values should come; \
            removing it from there is the way to stop.
            """,
        symptoms: [.neverFires],
        severity: .error, since: "0.1.0",
        example: Example(
            bad: """
                import Combine
                import Foundation

                final class Clock {
                    func start(_ action: @escaping (Date) -> Void) {
                        _ = Timer.publish(every: 1, on: .main, in: .common)
                            .autoconnect()
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
        detect: detectDiscarded)
}

private func detectDiscarded(_ context: RuleContext) -> [Finding] {
    context.facts.timers.flatMap { timer -> [Finding] in
        guard timer.kind == .publisher, !context.facts.isOfTests(timer) else { return [] }
        return context.facts.droppedSubscriptions(of: timer).map { call in
            let isConnection = call.calleeName?.isNamed("connect") == true
            return context.finding(
                at: call,
                range: call.calleeName.map { SourceRange($0.range.end - $0.nameReference.length, call.headRange.end) },
                isConnection
                    ? "the result of 'connect()' is discarded, so the timer stops at once"
                    : "nothing keeps this timer subscription, so it is cancelled at once",
                outcome: .neverFires)
        }
    }
}
