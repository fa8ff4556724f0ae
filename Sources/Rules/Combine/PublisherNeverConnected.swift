import Diagnostics
import Facts
import Source
import Syntax

extension Rule {
    static let publisherNeverConnected = Rule(
        id: "publisher_never_connected",
        summary: "a timer publisher that is subscribed to and never connected",
        why: """
            `Timer.publish` makes a connectable publisher: it has no timer until `connect()` is called, by hand or by `autoconnect()`. Any other operator hides that \
            method, so that nothing can connect it any more; its subscribers wait for ever.
            """,
        severity: .error, fix: .safe, since: "0.1.0",
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
        symptoms: .of(.publisher),
        detect: detectUnconnected)
}

private func detectUnconnected(_ context: RuleContext) -> [Finding] {
    context.facts.timers.compactMap { timer in
        guard let unconnected = context.facts.unconnected(timer) else { return nil }
        return context.finding(
            at: timer, "timer publisher is never connected: its subscribers get nothing",
            trace: [context.step(unconnected.subscription, "takes it unconnected")], outcome: .neverFires,
            fix: FixIt(title: "connect it by 'autoconnect()'", safety: .safe, edits: [.insertion(".autoconnect()", at: timer.creation.range.end)]))
    }
}
