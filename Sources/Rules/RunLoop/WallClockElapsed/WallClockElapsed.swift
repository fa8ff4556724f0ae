import TimerlintDiagnostics

extension Rule {
    static let wallClockElapsed = Rule(
        id: "wall_clock_elapsed",
        summary: "elapsed time measured with a clock that can be set",
        why: """
            `Date()` and `CFAbsoluteTimeGetCurrent()` tell the time of day, which the user and the network set \
            forward and back. A span measured with them can be hours off, or negative.
            """,
        notice: """
            A stopwatch jumps, or a countdown ends at once, when the clock is set by hand or corrected over the \
            network.
            """,
        confirm: """
            Start a measurement and set the device's clock by hand.
            """,
        remedy: """
            Measure with a clock that nobody sets: `ContinuousClock` (goes on while the device sleeps), \
            `DispatchTime`, `CACurrentMediaTime()` or `ProcessInfo.processInfo.systemUptime` (stop while it sleeps).
            """,
        symptoms: [.firesIrregularly],
        severity: .note, isOptIn: true, since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                final class Stopwatch {
                    private var start = Date()
                    private var timer: Timer?

                    func begin(_ show: @escaping (TimeInterval) -> Void) {
                        timer?.invalidate()
                        start = Date()
                        let timer = Timer(
                            timeInterval: 0.1, repeats: true
                        ) { [weak self] _ in
                            guard let self else { return }
                            show(Date().timeIntervalSince(start))
                        }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    deinit { timer?.invalidate() }
                }
                """,
            good: """
                import Foundation

                final class Stopwatch {
                    private var start = ProcessInfo.processInfo.systemUptime
                    private var timer: Timer?

                    func begin(_ show: @escaping (TimeInterval) -> Void) {
                        timer?.invalidate()
                        start = ProcessInfo.processInfo.systemUptime
                        let timer = Timer(
                            timeInterval: 0.1, repeats: true
                        ) { [weak self] _ in
                            guard let self else { return }
                            show(ProcessInfo.processInfo.systemUptime - start)
                        }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    deinit { timer?.invalidate() }
                }
                """),
        detect: detectWallClockSpans)
}

private func detectWallClockSpans(_ context: RuleContext) -> [Finding] {
    WallClockSpans(context.facts).spans().map { span in
        context.finding(
            at: span.node,
            "time since '\(context.facts.project[span.start].name)' is measured with the wall clock, which users and NTP can change",
            trace: [context.step(span.timer.creation, "measured in the handler of this timer")])
    }
}
