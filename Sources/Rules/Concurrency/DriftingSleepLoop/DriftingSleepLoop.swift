import TimerlintDiagnostics

extension Rule {
    static let driftingSleepLoop = Rule(
        id: "drifting_sleep_loop",
        summary: "a loop of work and a fixed sleep, used as a repeating timer",
        why: """
            Each turn takes the time of the sleep and the time of the work, and every sleep wakes a little late: the \
            schedule drifts, and more so when the system is busy.
            """,
        notice: """
            A clock that loses a second every few minutes; polls that move apart.
            """,
        remedy: """
            Sleep until the next due time (`try await Task.sleep(until: next, clock: .continuous)`, then `next += \
            interval`), or use `AsyncTimerSequence` of swift-async-algorithms.
            """,
        folklore: """
            "`ContinuousClock().timer(interval:)`": there is no such method; the sequence is `AsyncTimerSequence`.
            """,
        symptoms: [.firesIrregularly],
        severity: .note, isOptIn: true, since: "0.1.0",
        example: Example(
            bad: """
                func run(_ work: () async -> Void) async throws {
                    while !Task.isCancelled {
                        await work()
                        try await Task.sleep(for: .seconds(1))
                    }
                }
                """,
            good: """
                func run(_ work: () async -> Void) async throws {
                    let clock = ContinuousClock()
                    var next = clock.now
                    while !Task.isCancelled {
                        await work()
                        next += .seconds(1)
                        try await Task.sleep(until: next, clock: clock)
                    }
                }
                """),
        detect: detectDriftingLoops)
}

private func detectDriftingLoops(_ context: RuleContext) -> [Finding] {
    context.facts.driftingLoops().compactMap { drifting in
        guard !context.facts.isOfTests(drifting.loop) else { return nil }
        return context.finding(
            at: drifting.sleep, "each iteration takes work time plus sleep time, so the schedule drifts",
            trace: [context.step(drifting.loop, "each iteration works, then sleeps")])
    }
}
