import TimerlintDiagnostics

extension Rule {
    static let untrackedSuspension = Rule(
        id: "untracked_suspension",
        summary: "suspend and resume passed on to callers without recording the state",
        why: """
            The type passes `suspend()` and `resume()` on to its callers and records nothing. A second resume in a \
            row traps; a second suspend leaves the source paused, and its release traps.
            """,
        notice: """
            A crash in libdispatch when two events come in a row: the app becomes active twice, or a button is \
            tapped twice.
            """,
        confirm: """
            Break on `dispatch_suspend` and `dispatch_resume` and count.
            """,
        remedy: """
            Record the state in a property, used on one thread or queue, and do nothing if the source is in it \
            already.
            """,
        folklore: """
            "Our callers take care": the first one that does not ends the process.
            """,
        levels: """
            warning, because a caller has to call twice; where the code's own calls suffice, it is over_resume, an \
            error.
            """,
        symptoms: [.crashesInDispatch],
        crashes: [.overResume, .releaseSuspended],
        severity: .warning, since: "0.1.0",
        example: Example(
            bad: """
                import Dispatch

                final class Heartbeat {
                    static let shared = Heartbeat()
                    private let timer = DispatchSource.makeTimerSource(queue: .main)

                    private init() {
                        timer.schedule(deadline: .now(), repeating: 30)
                        timer.setEventHandler { print("alive") }
                        timer.activate()
                    }

                    func pause() { timer.suspend() }
                    func resume() { timer.resume() }
                }
                """,
            good: """
                import Dispatch

                final class Heartbeat {
                    static let shared = Heartbeat()
                    private let timer = DispatchSource.makeTimerSource(queue: .main)
                    private var isPaused = false

                    private init() {
                        timer.schedule(deadline: .now(), repeating: 30)
                        timer.setEventHandler { print("alive") }
                        timer.activate()
                    }

                    func pause() {
                        if !isPaused { timer.suspend() }
                        isPaused = true
                    }

                    func resume() {
                        if isPaused { timer.resume() }
                        isPaused = false
                    }
                }
                """),
        detect: detectUntrackedSuspension)
}

private func detectUntrackedSuspension(_ context: RuleContext) -> [Finding] {
    context.findings(.untrackedSuspension) { fault, name in
        fault.trap == .overResume
            ? "nothing records whether \(name) is suspended: calling this twice in a row crashes"
            : "nothing records whether \(name) is suspended: calling this twice in a row leaves it suspended, and it crashes when released"
    }
}
