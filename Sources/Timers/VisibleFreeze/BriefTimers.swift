import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Finds the timers that always end within a second of their start, so that at most a few fires are late.
/// Input: a timer. Output: the answer, based on delays and durations written in the tree.
struct BriefTimers {
    let facts: ProjectFacts
    private var project: Project { facts.project }

    /// In seconds.
    private static let longestLife = 1.0

    func isBrief(_ timer: Timer) -> Bool {
        timer.teardowns.contains { isDelayedEnding($0.node, of: timer) || isEndOfAnimation($0, of: timer) }
            || endsAfterShortDuration(timer)
    }

    // MARK: Near the creation

    /// `asyncAfter(deadline: .now() + 0.5) { timer.invalidate() }`,
    /// `UIView.animate(withDuration: 0.3) … completion: { timer.invalidate() }` in the code that creates the
    /// timer.
    private func isDelayedEnding(_ ending: Node, of timer: Timer) -> Bool {
        guard let closure = ending.selfAndAncestors.first(where: { $0.kind == .closureExpression }),
            let call = closure.parent?.parent, closure.parent?.kind == .argument, let callee = call.calleeName,
            call.enclosingBody == timer.creation.enclosingBody
        else { return false }
        if callee.isNamed("asyncAfter"), let deadline = call.argumentValue("deadline") {
            return isShort(TimeSpanReader(project: project).delay(until: deadline).seconds)
        }
        guard callee.isNamed("animate"), let duration = call.argumentValue("withDuration") else { return false }
        return isShort(least(duration))
    }

    /// An animation that starts together with the timer calls its delegate at its end, which stops the timer.
    private func isEndOfAnimation(_ ending: Teardown, of timer: Timer) -> Bool {
        guard let function = timer.function, let body = project.body(of: function),
            body.contains(where: { $0.kind == .callExpression && isStartOfAnimation($0) }), let stop = ending.function
        else { return false }
        let callers = CallGraph.callSites(of: stop, project: project, references: facts.references)
        return ([stop] + callers.compactMap { project.function(around: $0) }).contains {
            VisibleChanges.animationEnds.contains(project[$0].name)
        }
    }

    private func isStartOfAnimation(_ call: Node) -> Bool {
        call.calleeName.map { $0.isNamed("addAnimation") || $0.isNamed("add") && call.argumentValue("forKey") != nil }
            ?? false
    }

    // MARK: In the handler

    /// The handler stops the timer after a duration, which is a constant.
    private func endsAfterShortDuration(_ timer: Timer) -> Bool {
        let code = facts.handlerCode(of: timer)
        let endings = timer.teardowns.filter { !$0.isUnreachable }
        let reached = code.flatMap(calledBodies)
        let endsItself = endings.contains { ending in
            (code + reached).contains { $0.encloses(ending.node) }
        }
        guard endsItself else { return false }
        let durations = (code + reached).flatMap { $0.nodes(where: isDuration) }.compactMap(least)
        return durations.max().map { isShort($0) } ?? false
    }

    private func calledBodies(_ code: Node) -> [Node] {
        code.nodes { $0.kind == .callExpression }.compactMap(\.calleeName).flatMap { callee -> [Node] in
            guard case .functions(let functions)? = project.referent(of: callee) else { return [] }
            return functions.prefix(1).compactMap { project.body(of: $0) }
        }
    }

    /// The value by which a time is divided, or with which it is compared.
    private func isDuration(_ node: Node) -> Bool {
        guard node.kind == .nameExpression || node.kind == .memberExpression,
            let operation = node.outermostUnwrap.parent, operation.kind == .infixExpression,
            ["/", "<", "<=", ">", ">="].contains(operation.name)
        else { return false }
        return node.name.lowercased().hasSuffix("duration")
    }

    private func least(_ expression: Node) -> Double? {
        LeastValues(project: project, references: facts.references).least(of: expression)
    }

    private func isShort(_ seconds: Double?) -> Bool { seconds.map { $0 <= Self.longestLife } ?? false }
}
