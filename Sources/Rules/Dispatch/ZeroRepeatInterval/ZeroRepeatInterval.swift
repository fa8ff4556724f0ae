import TimerlintAppleAPIs
import TimerlintDiagnostics
import TimerlintSemantics
import TimerlintTimers
import TimerlintSyntax

extension Rule {
    static let zeroRepeatInterval = Rule(
        id: "zero_repeat_interval",
        summary: "a timer source that repeats every 0 seconds",
        why: """
            libdispatch takes a repeat interval of 0 for 1 nanosecond: the handler runs without a pause, about \
            17,000 times a second (measured on Linux).
            """,
        notice: """
            One core is busy, the device gets warm, and a counter in the handler runs away.
            """,
        confirm: """
            Instruments' Time Profiler shows the handler on top all the time.
            """,
        remedy: """
            For a timer that fires once leave the interval out, or pass `.never` (`DISPATCH_TIME_FOREVER` in C). \
            Otherwise pass the interval that is meant.
            """,
        folklore: """
            "repeating: 0 means once": `.never` and `.infinity` do; 0 is the shortest interval there is.
            """,
        symptoms: [.usesProcessor],
        severity: .error, since: "0.1.0",
        example: Example(
            bad: """
                import Dispatch

                func remind(_ source: DispatchSourceTimer) {
                    source.schedule(deadline: .now() + 1, repeating: 0)
                }
                """,
            good: """
                import Dispatch

                func remind(_ source: DispatchSourceTimer) {
                    source.schedule(deadline: .now() + 1)
                }
                """),
        detect: detectZeroInterval)
}

private func detectZeroInterval(_ context: RuleContext) -> [Finding] {
    let reader = ZeroIntervalReader(context.facts.references)
    return ["schedule", "scheduleRepeating"].flatMap { context.facts.references.nodes(named: $0) }.compactMap { name in
        guard let call = name.callOfName, call.startsAtDeadline,
            let interval = call.argument(labeled: "repeating") ?? call.argument(labeled: "interval"),
            let value = interval.value, let zero = reader.zero(in: value),
            !endsAtFirstFire(name.base, sometimes: zero.choice != nil, context)
        else { return nil }
        return context.finding(
            at: interval, "a repeat interval of 0 means 1 nanosecond: the handler runs again and again without a pause",
            trace: origin(of: zero, at: interval, context))
    }
}

/// The steps to a 0 that is written elsewhere.
private func origin(of zero: ZeroInterval, at interval: Node, _ context: RuleContext) -> [TraceStep] {
    guard !interval.encloses(zero.value) else { return [] }
    return (zero.choice.map { [context.step($0, "chooses '\($0.text)'")] } ?? [])
        + [context.step(zero.value, "gives the interval 0")]
}

extension Node {
    /// Only timer sources are scheduled with a deadline.
    fileprivate var startsAtDeadline: Bool {
        argument(labeled: "deadline") != nil || argument(labeled: "wallDeadline") != nil
    }
}

/// Whether the handler's own code stops the source, or the process, each time it runs, so that the interval does not
/// matter. If it is only sometimes 0, a condition in the handler may ask for that.
private func endsAtFirstFire(_ source: Node?, sometimes: Bool, _ context: RuleContext) -> Bool {
    let project = context.facts.project
    guard let source, case .variable(let handle)? = project.referent(of: source),
        let timer = context.facts.timers(heldBy: handle).first(where: { $0.kind == .dispatchSource })
    else { return false }
    if sometimes, mayEndInHandler(timer, context) { return true }
    return context.facts.endsAtFirstFire(timer) || suspends(timer, context)
        || context.facts.handlerCode(of: timer).contains { ($0.body ?? $0).children.contains(where: raises) }
}

private func mayEndInHandler(_ timer: Timer, _ context: RuleContext) -> Bool {
    context.facts.mayEndItself(timer)
        || context.facts.handlerCode(of: timer).contains { code in
            timer.teardowns.contains { code.encloses($0.node) }
        }
}

/// Whether the handler, or a method that it calls, suspends the source by a statement of its own. That a flag says it
/// is suspended already changes nothing.
private func suspends(_ timer: Timer, _ context: RuleContext) -> Bool {
    let project = context.facts.project
    let suspensions = timer.handles.flatMap { context.facts.references.usesThroughLocals(of: $0) }.compactMap { use in
        use.node.outermostUnwrap.parent.flatMap { $0.isNamed("suspend") ? $0.callOfName : nil }
    }
    let holds = { (body: Node) in body.children.contains { suspensions.contains($0.stripped) } }
    return context.facts.handlerCode(of: timer).contains { code in
        let body = code.body ?? code
        if holds(body) { return true }
        return body.children.contains { statement in
            guard case .functions(let called)? = statement.stripped.calleeName.flatMap(project.referent) else {
                return false
            }
            return called.contains { project.body(of: $0).map(holds) == true }
        }
    }
}

/// Whether the statement ends the process, or throws an exception that nothing on a queue catches, on each of its ways.
private func raises(_ statement: Node) -> Bool {
    let node = statement.stripped
    switch node.kind {
    case .callExpression:
        return node.calleeName.map {
            ProcessAPI.raises.contains($0.name) && ($0.base.map { $0.isNamed("NSException") } ?? true)
        } == true
    case .ifStatement:
        return node.branches.last?.conditions.isEmpty == true
            && node.branches.allSatisfy { $0.body?.children.contains(where: raises) == true }
    default: return false
    }
}
