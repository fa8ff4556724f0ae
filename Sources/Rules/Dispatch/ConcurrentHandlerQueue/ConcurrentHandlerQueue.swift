import TimerlintAnalyses
import TimerlintDiagnostics
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

extension Rule {
    static let concurrentHandlerQueue = Rule(
        id: "concurrent_handler_queue",
        summary: "a handler on a concurrent queue that shares state without a lock",
        why: """
            The source's queue is a global or concurrent one; without a queue it is the default global queue. The \
            handler runs on any of its threads, at the same time as other blocks of that queue and as every other \
            thread.
            """,
        notice: """
            Counts that are sometimes wrong, arrays that rarely crash with `EXC_BAD_ACCESS` or `Index out of range`.
            """,
        confirm: """
            The Thread Sanitizer reports a data race at the two places of the trace.
            """,
        remedy: """
            Use the shared state on one serial queue, in the handler and elsewhere, or behind a lock. A new serial \
            queue for the handler alone orders nothing: the other code is not on it.
            """,
        folklore: """
            "A handler on .global() overlaps itself": measured, it never does. It races with other code.
            """,
        levels: """
            note where no shared state is visible, or a stored closure is all, or only a second start meets the handler.
            """,
        symptoms: [.runsOnWrongThread],
        severity: .warning, fixes: [.unsafe, .suggestion], since: "0.1.0",
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

                    func reset() { samples = [] }
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

                    func reset() { queue.sync { samples = [] } }
                }
                """),
        detect: detectConcurrentQueue)
}

private func detectConcurrentQueue(_ context: RuleContext) -> [Finding] {
    lazy var contexts = context.facts.executionContexts()
    let crashing = context.facts.crashingHandlers()
    return context.facts.timers.flatMap { timer -> [Finding] in
        guard timer.kind == .dispatchSource, !context.facts.isOfTests(timer) else { return [] }
        let own = finding(about: timer, crashing, context, contexts)
        if let own, own.severity > .note { return [own] }
        // State that a caller's closure shares is more specific than state that the wrapper may share.
        let given = findings(aboutGivenHandlersOf: timer, context)
        return given.isEmpty ? [own].compactMap { $0 } : given
    }
}

/// One finding per type that passes a closure to the source's wrapper, not one per call.
private func findings(aboutGivenHandlersOf timer: Timer, _ context: RuleContext) -> [Finding] {
    var seen: Set<TypeID?> = []
    return context.facts.givenHandlers(of: timer).compactMap { given in
        let giver = context.facts.project.type(around: given.call)
        guard !seen.contains(giver), let finding = finding(about: given, of: timer, context) else { return nil }
        seen.insert(giver)
        return finding
    }
}

private func finding(
    about timer: Timer, _ crashing: Set<Node>, _ context: RuleContext,
    _ contexts: @autoclosure () -> ExecutionContextReader
) -> Finding? {
    let isConcurrent = context.facts.queue(ofSource: timer).isConcurrent
    guard isConcurrent || context.facts.hasQueueOfItsOwn(timer) else { return nil }
    let code = context.facts.handlerCode(of: timer).filter { !crashing.contains($0) }
    for handler in code {
        guard let race = race(in: handler, of: timer, context) else { continue }
        let queue = isConcurrent ? "a concurrent queue" : "its own queue"
        return context.finding(
            at: timer, severity: race.severity,
            "handler runs on \(queue) and shares '\(race.state)' with code that may run at the same time",
            trace: race.trace,
            fix: HandlerQueueFix(source: timer, facts: context.facts, contexts: contexts()).fix(
                for: handler, sharing: race.state))
    }
    guard isConcurrent, !code.isEmpty,
        !code.allSatisfy({ isHarmless(context.facts.sharedState(usedBy: $0, of: timer)) })
    else { return nil }
    return context.finding(
        at: timer, severity: .note, confidence: .medium,
        "handler runs on a concurrent queue: any state it shares with other code needs a lock")
}

private func isHarmless(_ use: SharedStateUse) -> Bool {
    switch use {
    case .onlyHops, .guarded: true
    default: false
    }
}

/// A closure passed to a wrapper runs on the wrapper's queue.
private func finding(about given: GivenHandler, of timer: Timer, _ context: RuleContext) -> Finding? {
    guard given.queue.isConcurrent, !context.facts.isOfTests(given.call) else { return nil }
    return context.facts.code(of: [given.handler]).lazy.compactMap { race(in: $0, of: timer, context) }.first.map {
        race in
        context.finding(
            at: given.call, range: given.call.headRange, severity: race.severity,
            "handler runs on a concurrent queue and shares '\(race.state)' with code that may run at the same time",
            trace: race.trace)
    }
}

private func race(in handler: Node, of timer: Timer, _ context: RuleContext) -> Race? {
    guard
        case .shared(let property, let inside, let outside, let isBeforeStart) =
            context.facts.sharedState(usedBy: handler, of: timer)
    else { return nil }
    let name = context.facts.project[property].name
    return Race(
        state: name, severity: isBeforeStart ? .note : .warning,
        trace: [
            context.step(inside, "the handler uses '\(name)'"),
            context.step(outside, "other code uses '\(name)', possibly at the same time"),
        ])
}

/// State that a handler shares with other code.
private struct Race {
    /// The name of the variable.
    let state: String
    let severity: Severity
    let trace: [TraceStep]
}
