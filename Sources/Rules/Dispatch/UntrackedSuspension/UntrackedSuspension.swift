import TimerlintDiagnostics

extension Rule {
    static let untrackedSuspension = Rule(
        id: "untracked_suspension",
        summary: "suspend and resume handed to callers without keeping count",
        why: """
            Methods that pass 'suspend()' and 'resume()' on to their callers trap as soon as one is called twice in a row, because nothing records \
            the source's state. Keep it in a property, and do nothing where it is as it should be.
            """,
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
                        guard !isPaused else { return }
                        isPaused = true
                        timer.suspend()
                    }

                    func resume() {
                        guard isPaused else { return }
                        isPaused = false
                        timer.resume()
                    }
                }
                """),
        symptoms: .of(.timerSource, crashes: .overResume, .releaseSuspended),
        detect: detectUntrackedSuspension)
}

private func detectUntrackedSuspension(_ context: RuleContext) -> [Finding] {
    context.findings(.untrackedSuspension) { fault, name in
        fault.trap == .overResume
            ? "nothing records whether \(name) is suspended: calling this twice in a row crashes"
            : "nothing records whether \(name) is suspended: calling this twice in a row leaves it suspended, and it crashes when released"
    }
}
