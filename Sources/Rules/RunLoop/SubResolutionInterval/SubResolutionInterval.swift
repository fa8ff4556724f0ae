import TimerlintDiagnostics

extension Rule {
    static let subResolutionInterval = Rule(
        id: "sub_resolution_interval",
        summary: "a run-loop timer with an interval below the documented resolution",
        why: """
            Apple documents a resolution of only 50 to 100 ms for run-loop timers. A shorter interval costs energy, \
            and nothing promises that it is kept: fires that come too late are skipped.
            """,
        notice: """
            Animation that stutters, counts that fall behind, and an app that ranks high in the battery settings.
            """,
        confirm: """
            Instruments' Time Profiler and Energy Log show the wake-ups; a signpost in the handler shows when it \
            really ran.
            """,
        remedy: """
            For drawing use CADisplayLink, or SwiftUI's `TimelineView`: they fire in step with the screen. For \
            anything else use a DispatchSourceTimer, with `.strict` where exact times matter.
            """,
        folklore: """
            "A timer of 1/60 s draws at 60 frames": it is not in step with the screen, and misses frames.
            """,
        symptoms: [.firesIrregularly, .usesProcessor],
        severity: .note, since: "0.1.0",
        example: Example(
            bad: """
                import Foundation

                final class Animator {
                    private var timer: Timer?

                    func start() {
                        timer?.invalidate()
                        let timer = Timer(
                            timeInterval: 1.0 / 60, repeats: true
                        ) { [weak self] _ in
                            self?.step()
                        }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    func stop() { timer?.invalidate() }
                    private func step() {}
                }
                """,
            good: """
                import Foundation

                final class Animator {
                    private var timer: Timer?

                    func start() {
                        timer?.invalidate()
                        let timer = Timer(
                            timeInterval: 0.1, repeats: true
                        ) { [weak self] _ in
                            self?.step()
                        }
                        RunLoop.main.add(timer, forMode: .common)
                        self.timer = timer
                    }

                    func stop() { timer?.invalidate() }
                    private func step() {}
                }
                """),
        options: [
            Option(
                name: "minimum", summary: "the shortest interval, in seconds, that is not reported",
                defaultValue: .number(0.05))
        ],
        detect: detectSubResolution)
}

private func detectSubResolution(_ context: RuleContext) -> [Finding] {
    let minimum = context.number("minimum")
    return context.facts.timers.compactMap { timer in
        guard timer.kind == .runLoopTimer || timer.kind == .publisher, timer.repeats == .yes,
            !context.facts.isOfTests(timer),
            !context.facts.isLinuxOnly(timer), !context.facts.isKeepAlive(timer), let interval = timer.interval,
            let seconds = context.facts.project.constantValue(of: interval), seconds < minimum
        else { return nil }
        return context.finding(
            at: timer,
            "\(context.kindName(of: timer)) fires every \(milliseconds(seconds)) ms, but Apple documents a resolution of only 50 to 100 ms for run-loop timers"
        )
    }
}

/// Foundation replaces an interval of 0 or less with 0.1 ms.
private func milliseconds(_ seconds: Double) -> String {
    (((seconds > 0 ? seconds : 0.0001) * 100_000).rounded() / 100).short
}
