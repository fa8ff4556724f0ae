import TimerlintDiagnostics

extension Rule {
    static let usedAfterInvalidate = Rule(
        id: "used_after_invalidate",
        summary: "a timer that is used again after it was invalidated",
        why: """
            Invalidation is permanent. A timer or display link that was invalidated does not fire again, whatever run \
            loop it is added to and whatever date it is given.
            """,
        notice: """
            The timer works once. After a stop and a start it never fires again, without any message.
            """,
        confirm: """
            In LLDB, `po timer.isValid` prints false before the line that starts it again.
            """,
        remedy: """
            To pause, set a timer's `fireDate` to `.distantFuture`, or a link's `isPaused` to true. To start again \
            after `invalidate()`, create a new timer.
            """,
        folklore: """
            "isValid tells whether it runs": it is also false after a one-shot has fired.
            """,
        levels: """
            note where the handle is cleared right after: the timer was not meant to go on.
            """,
        symptoms: [.neverFires],
        severity: .error, since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                final class Slides {
                    private var timer: Timer?

                    func start() {
                        guard timer == nil else { return }
                        let timer = Timer(timeInterval: 4, repeats: true) { _ in
                            print("next")
                        }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    func restart() {
                        timer?.invalidate()
                        timer?.fireDate = Date()
                    }

                    deinit { timer?.invalidate() }
                }
                """,
            good: """
                import Foundation

                final class Slides {
                    private var timer: Timer?

                    func start() {
                        guard timer == nil else { return }
                        let timer = Timer(timeInterval: 4, repeats: true) { _ in
                            print("next")
                        }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    func restart() {
                        timer?.fireDate = Date()
                    }

                    deinit { timer?.invalidate() }
                }
                """),
        detect: detectUseAfterInvalidate)
}

private func detectUseAfterInvalidate(_ context: RuleContext) -> [Finding] {
    EndedTimers(context.facts).usesAfterEnd().map { use in
        let fact =
            switch use.act {
            case .added: "is added to a run loop after it was invalidated, so it"
            case .fired: "was invalidated, so fire() does nothing and it"
            case .dated: "is given a new fireDate after it was invalidated, so it"
            }
        return context.finding(
            at: use.node, severity: use.isLast ? .note : nil,
            "'\(use.handle.text)' \(fact) never fires again",
            trace: [context.step(use.ending, "invalidated here; an invalidated timer cannot be reused")],
            outcome: .neverFires)
    }
}
