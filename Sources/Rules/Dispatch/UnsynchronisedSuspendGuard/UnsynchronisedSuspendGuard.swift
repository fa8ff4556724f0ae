import TimerlintDiagnostics

extension Rule {
    static let unsynchronisedSuspendGuard = Rule(
        id: "unsynchronised_suspend_guard",
        summary: "a flag that guards suspend and resume on several queues",
        why: """
            A flag keeps suspend and resume balanced only for code that runs one piece after the other. On two \
            queues both can pass the check before either sets the flag, and the second resume traps.
            """,
        notice: """
            Rare crashes with `Over-resume of an object`, although the code checks a flag before each resume.
            """,
        confirm: """
            The Thread Sanitizer reports a data race on the flag.
            """,
        remedy: """
            Use the flag and the source on one serial queue, in one actor, or behind a lock, so that check and \
            change are one step.
            """,
        folklore: """
            "A state flag makes it safe": on one thread or queue. With four threads that paused and played, every \
            measured run trapped.
            """,
        symptoms: [.crashesInDispatch, .runsOnWrongThread],
        crashes: [.overResume],
        severity: .note, isOptIn: true, since: "0.1.0",
        example: Example(
            bad: """
                import Dispatch

                final class Poller {
                    private let timer = DispatchSource.makeTimerSource(queue: .main)
                    private let network = DispatchQueue(label: "network")
                    private var isPaused = false

                    init() {
                        timer.schedule(deadline: .now(), repeating: 5)
                        timer.setEventHandler { print("poll") }
                        timer.activate()
                    }

                    func lost() {
                        network.async { [self] in
                            guard !isPaused else { return }
                            isPaused = true
                            timer.suspend()
                        }
                    }

                    func back() {
                        DispatchQueue.main.async { [self] in
                            guard isPaused else { return }
                            isPaused = false
                            timer.resume()
                        }
                    }

                    deinit {
                        if isPaused { timer.resume() }
                    }
                }
                """,
            good: """
                import Dispatch

                final class Poller {
                    private let timer = DispatchSource.makeTimerSource(queue: .main)
                    private let network = DispatchQueue(label: "network")
                    private var isPaused = false

                    init() {
                        timer.schedule(deadline: .now(), repeating: 5)
                        timer.setEventHandler { print("poll") }
                        timer.activate()
                    }

                    func lost() {
                        network.async { [self] in
                            guard !isPaused else { return }
                            isPaused = true
                            timer.suspend()
                        }
                    }

                    func back() {
                        network.async { [self] in
                            guard isPaused else { return }
                            isPaused = false
                            timer.resume()
                        }
                    }

                    deinit {
                        if isPaused { timer.resume() }
                    }
                }
                """),
        detect: detectUnsynchronisedGuard)
}

private func detectUnsynchronisedGuard(_ context: RuleContext) -> [Finding] {
    context.facts.sharedSuspendGuards().map { shared in
        let flag = context.facts.project[shared.flag].name
        return context.finding(
            at: shared.second,
            "'\(flag)' is used on several queues without a lock: two threads can both pass the check, and the second resume() crashes",
            trace: [
                context.step(shared.first, "'\(flag)' guards this call on one queue"),
                context.step(shared.second, "'\(flag)' guards this call on another queue"),
            ])
    }
}
