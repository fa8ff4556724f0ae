import TimerlintDiagnostics

extension Rule {
    static let handlerNotCleared = Rule(
        id: "handler_not_cleared",
        summary: "a suspended timer source cancelled with a handler that keeps its owner",
        why: """
            A running source gives its handler up when it is cancelled. A suspended or never activated one does not: a handler that captures 'self' \
            strongly keeps the owner alive for ever. Set the handler to nil and resume the source.
            """,
        folklore: """
            "Set the handler to nil to break the cycle before cancel()": cancel() of a running source does that by itself.
            """,
        severity: .note, isOptIn: true, fixes: [.safe, .suggestion], since: "0.1.0",
        example: Example(
            bad: """
                import Dispatch

                final class Poller {
                    private let timer = DispatchSource.makeTimerSource(queue: .main)
                    private var polls = 0

                    func start() {
                        timer.schedule(deadline: .now(), repeating: 5)
                        timer.setEventHandler { self.polls += 1 }
                    }

                    func stop() { timer.cancel() }
                    func run() { timer.activate() }
                }
                """,
            good: """
                import Dispatch

                final class Poller {
                    private let timer = DispatchSource.makeTimerSource(queue: .main)
                    private var polls = 0

                    func start() {
                        timer.schedule(deadline: .now(), repeating: 5)
                        timer.setEventHandler { [weak self] in self?.polls += 1 }
                        timer.activate()
                    }

                    func stop() { timer.cancel() }
                }
                """),
        symptoms: .of(.timerSource),
        detect: detectHandlerNotCleared)
}

private func detectHandlerNotCleared(_ context: RuleContext) -> [Finding] {
    context.findings(.handlerNotCleared, fix: SourceFix.clearHandler) { _, name in
        "\(name) may be suspended here: cancelling it does not free its handler, which keeps its owner alive"
    }
}
