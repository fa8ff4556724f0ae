import TimerlintDiagnostics

extension Rule {
    static let handlerNotCleared = Rule(
        id: "handler_not_cleared",
        summary: "a suspended timer source cancelled with a handler that keeps its owner",
        why: """
            A running source gives up its handler when it is cancelled. One that is suspended, or was never \
            activated, does not: a handler that captures `self` strongly keeps the owner alive forever.
            """,
        notice: """
            The owner of a paused timer is never released: `deinit` is not called.
            """,
        confirm: """
            The memory graph shows the owner kept by the source's closure.
            """,
        remedy: """
            Capture `[weak self]`. Or set the handler to nil and resume the source, which lets it free the handler \
            and makes it safe to release.
            """,
        folklore: """
            "Set the handler to nil to break the cycle before cancel()": cancel() of a running source does that by \
            itself.
            """,
        symptoms: [.neverReleased],
        severity: .note, isOptIn: true, fixes: [.safe, .suggestion], since: "0.1.0",
        example: Example(
            bad: """
                import Dispatch

                final class Poller {
                    private let timer = DispatchSource.makeTimerSource(queue: .main)
                    private var polls = 0

                    init() {
                        timer.schedule(deadline: .now(), repeating: 5)
                        timer.setEventHandler { self.polls += 1 }
                        timer.activate()
                    }

                    func end() {
                        timer.suspend()
                        timer.cancel()
                    }
                }
                """,
            good: """
                import Dispatch

                final class Poller {
                    private let timer = DispatchSource.makeTimerSource(queue: .main)
                    private var polls = 0

                    init() {
                        timer.schedule(deadline: .now(), repeating: 5)
                        timer.setEventHandler { [weak self] in self?.polls += 1 }
                        timer.activate()
                    }

                    func end() {
                        timer.cancel()
                    }
                }
                """),
        detect: detectHandlerNotCleared)
}

private func detectHandlerNotCleared(_ context: RuleContext) -> [Finding] {
    context.findings(.handlerNotCleared, fix: SourceFix.clearHandler) { _, name in
        "\(name) may be suspended here: cancelling it does not free its handler, which keeps its owner alive"
    }
}
