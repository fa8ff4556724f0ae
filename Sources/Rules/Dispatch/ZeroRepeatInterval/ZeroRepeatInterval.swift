import TimerlintAnalyses
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
    ["schedule", "scheduleRepeating"].flatMap { context.facts.references.nodes(named: $0) }.compactMap { name in
        guard let call = name.callOfName, call.startsAtDeadline,
            let interval = call.argument(labeled: "repeating") ?? call.argument(labeled: "interval"),
            let value = interval.value,
            isZero(value, context), !endsAtFirstFire(name.base, context)
        else { return nil }
        return context.finding(
            at: interval, "a repeat interval of 0 means 1 nanosecond: the handler runs again and again without a pause")
    }
}

extension Node {
    /// Only timer sources are scheduled with a deadline.
    fileprivate var startsAtDeadline: Bool {
        argument(labeled: "deadline") != nil || argument(labeled: "wallDeadline") != nil
    }
}

/// Whether the handler's own code stops the source, or the process, each time it runs, so that the interval does not
/// matter.
private func endsAtFirstFire(_ source: Node?, _ context: RuleContext) -> Bool {
    let project = context.facts.project
    guard let source, case .variable(let handle)? = project.referent(of: source),
        let timer = context.facts.timers(heldBy: handle).first(where: { $0.kind == .dispatchSource })
    else { return false }
    return context.facts.handlerCode(of: timer).contains { code in
        (code.body ?? code).children.contains { statement in
            if holds(statement, timer, project) || raises(statement) { return true }
            guard statement.stripped.kind == .callExpression, let callee = statement.stripped.calleeName,
                case .functions(let called)? = project.referent(of: callee)
            else { return false }
            return called.contains { project.body(of: $0)?.children.contains { holds($0, timer, project) } ?? false }
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

/// `timer.cancel()`, `timer.suspend()`, also on what `guard let timer` binds.
private func holds(_ statement: Node, _ timer: Timer, _ project: Project) -> Bool {
    guard statement.stripped.kind == .callExpression, let callee = statement.stripped.calleeName,
        callee.isNamed("cancel") || callee.isNamed("suspend"),
        let ended = callee.base, case .variable(let id)? = project.referent(of: ended)
    else { return false }
    if timer.handles.contains(id) { return true }
    guard project[id].kind == .local, let value = project.value(of: id),
        case .variable(let bound)? = project.referent(of: value)
    else {
        return timer.handles.contains { project[$0].kind == .property && project[$0].name == project[id].name }
    }
    return timer.handles.contains(bound)
}

/// `0`, a constant with that value, `.seconds(0)` and the like.
private func isZero(_ value: Node, _ context: RuleContext) -> Bool {
    if context.facts.project.constantValue(of: value) == 0 { return true }
    guard value.kind == .callExpression, let unit = value.calleeName, TimeAPI.units.contains(unit.name),
        let count = value.arguments.first?.value
    else { return false }
    return context.facts.project.constantValue(of: count) == 0
}
