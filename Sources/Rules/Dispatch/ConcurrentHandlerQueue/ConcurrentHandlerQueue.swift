import TimerlintAnalyses
import TimerlintDiagnostics
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let concurrentHandlerQueue = Rule(
        id: "concurrent_handler_queue",
        summary: "a handler on a concurrent queue that shares unguarded state with other code",
        why: """
            The source's queue is a global or concurrent one (also where no queue is given: the default is the global queue). The handler then runs on \
            any of its threads, at the same time as other blocks of that queue and as every other thread. State that it shares with other code \
            needs a lock, or a serial queue that all of that code uses.
            """,
        folklore: """
            "A handler on .global() overlaps itself": measured, it never does; one source's handler runs at most once at a time. The race is with other \
            code.
            """,
        severity: .warning, fix: .unsafe, since: "0.1.0",
        example: Example(
            bad: """
                import Dispatch

                final class Meter {
                    private var samples: [Int] = []
                    private var source: DispatchSourceTimer?

                    func start() {
                        let source = DispatchSource.makeTimerSource(queue: .global())
                        source.schedule(deadline: .now(), repeating: 1)
                        source.setEventHandler { [weak self] in self?.samples.append(1) }
                        source.activate()
                        self.source = source
                    }

                    func drain() -> [Int] {
                        defer { samples.removeAll() }
                        return samples
                    }
                }
                """,
            good: """
                import Dispatch

                final class Meter {
                    private var samples: [Int] = []
                    private var source: DispatchSourceTimer?
                    private let queue = DispatchQueue(label: "meter")

                    func start() {
                        let source = DispatchSource.makeTimerSource(queue: queue)
                        source.schedule(deadline: .now(), repeating: 1)
                        source.setEventHandler { [weak self] in self?.samples.append(1) }
                        source.activate()
                        self.source = source
                    }

                    func drain() -> [Int] {
                        queue.sync {
                            defer { samples.removeAll() }
                            return samples
                        }
                    }
                }
                """),
        symptoms: .of(.timerSource),
        detect: detectConcurrentQueue)
}

private func detectConcurrentQueue(_ context: RuleContext) -> [Finding] {
    context.facts.timers.flatMap { timer -> [Finding] in
        guard timer.kind == .dispatchSource, !context.facts.isTestCode(timer) else { return [] }
        let given = context.facts.givenHandlers(of: timer).compactMap { finding(about: $0, context) }
        return (finding(about: timer, context).map { [$0] } ?? []) + given
    }
}

private func finding(about timer: Timer, _ context: RuleContext) -> Finding? {
    guard context.facts.queue(ofSource: timer).isConcurrent else { return nil }
    let code = context.facts.handlerCode(of: timer)
    guard !code.isEmpty else { return nil }
    let uses = code.map(context.facts.sharedState)
    let fix = SerialHandlerQueue(source: timer, facts: context.facts)
    if let race = race(in: uses, context) { return context.finding(at: timer, race.message, trace: race.trace, fix: fix.fix(sharing: race.state)) }
    let isHarmless = uses.allSatisfy { use in
        switch use {
        case .onlyHops, .guarded: true
        default: false
        }
    }
    if isHarmless { return nil }
    return context.finding(
        at: timer, severity: .note, confidence: .medium, "handler runs on a concurrent queue: state it shares with other code needs a lock",
        fix: fix.fix(sharing: nil))
}

/// What a caller hands to a wrapper runs on the wrapper's queue.
private func finding(about given: GivenHandler, _ context: RuleContext) -> Finding? {
    guard given.queue.isConcurrent, !context.facts.isTestFile(given.call) else { return nil }
    let uses = context.facts.code(of: [given.handler]).map(context.facts.sharedState)
    return race(in: uses, context).map { context.finding(at: given.call, range: given.call.headRange, $0.message, trace: $0.trace) }
}

private func race(in uses: [SharedStateUse], _ context: RuleContext) -> (message: String, trace: [TraceStep], state: String)? {
    for case .shared(let property, let inside, let outside) in uses {
        let name = context.facts.project[property].name
        return (
            "handler runs on a concurrent queue and shares '\(name)' with code that may run at the same time",
            [context.step(inside, "the handler uses '\(name)'"), context.step(outside, "other code uses '\(name)'")], name
        )
    }
    return nil
}
