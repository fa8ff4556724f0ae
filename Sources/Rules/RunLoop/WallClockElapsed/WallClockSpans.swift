import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// A duration measured with a clock that users and the network can set.
package struct WallClockSpan: Sendable {
    /// The subtraction, or the call that computes one.
    package let node: Node
    /// The variable that holds the start.
    package let start: VariableID
    package let timer: Timer
}

/// Finds elapsed time measured with the wall clock in the handlers of timers, and in the methods of the same
/// type that they call.
package struct WallClockSpans {
    private let facts: ProjectFacts
    private let project: Project

    package init(_ facts: ProjectFacts) {
        self.facts = facts
        project = facts.project
    }

    /// In the order of the timers; each place once.
    package func spans() -> [WallClockSpan] {
        var seen: Set<Node> = []
        return facts.timers.filter { !facts.isOfTests($0) }.flatMap { timer in
            facts.handlerCode(of: timer).flatMap { spans(in: $0, timer, depth: 0) }
        }.filter { seen.insert($0.node).inserted }
    }

    private func spans(in code: Node, _ timer: Timer, depth: Int) -> [WallClockSpan] {
        var result: [WallClockSpan] = []
        _ = code.contains { node in
            if let start = start(measuredBy: node), !isMadeInside(code, start) {
                result.append(WallClockSpan(node: node, start: start, timer: timer))
            }
            if depth < 2, node.kind == .callExpression, let callee = node.calleeName,
                case .functions(let functions)? = project.referent(of: callee), functions.count == 1,
                let body = project.body(of: functions[0])
            {
                result += spans(in: body, timer, depth: depth + 1)
            }
            return false
        }
        return result
    }

    /// Whether it measures how long a piece of work takes, rather than the time between two fires.
    private func isMadeInside(_ code: Node, _ start: VariableID) -> Bool {
        code.encloses(project.node(of: start))
    }

    // MARK: Spans

    private func start(measuredBy node: Node) -> VariableID? {
        switch node.kind {
        case .callExpression: return startOfCall(node)
        case .memberExpression where node.isNamed("timeIntervalSinceNow"): return node.base.flatMap(startMark)
        case .infixExpression where node.isNamed("-"):
            let sides = node.children.filter(\.isExpression)
            guard sides.count == 2, isAbsoluteNow(sides[0]) else { return nil }
            return startMark(sides[1])
        default: return nil
        }
    }

    /// `Date().timeIntervalSince(start)`, Objective-C's `timeInterval(sinceDate:)`, `start.distance(to: Date())`.
    private func startOfCall(_ call: Node) -> VariableID? {
        guard let callee = call.calleeName, let base = callee.base else { return nil }
        switch callee.name {
        case "timeIntervalSince", "timeInterval":
            guard isNow(base), let since = call.argumentValue("sinceDate") ?? call.argumentValue("") else { return nil }
            return startMark(since)
        case "distance":
            guard let end = call.argumentValue("to"), isNow(end) else { return nil }
            return startMark(base)
        default: return nil
        }
    }

    private func isAbsoluteNow(_ node: Node) -> Bool {
        let value = node.stripped
        if value.kind == .callExpression { return value.calleeName?.isNamed("CFAbsoluteTimeGetCurrent") == true }
        return (value.isNamed("timeIntervalSince1970") || value.isNamed("timeIntervalSinceReferenceDate"))
            && value.base.map(isNow) == true
    }

    /// `Date()`, `Date.now`, `.now`.
    private func isNow(_ node: Node) -> Bool {
        let value = node.stripped
        if value.kind == .callExpression {
            return value.arguments.isEmpty
                && (value.calleeName?.isNamed("Date") == true || value.calleeName?.isNamed("NSDate") == true)
        }
        return value.isNamed("now") && value.base.map { $0.isNamed("Date") } ?? true
    }

    /// A variable that is only ever assigned the current wall-clock time.
    private func startMark(_ node: Node) -> VariableID? {
        guard case .variable(let id)? = project.referent(of: node),
            project[id].kind == .property || project[id].kind == .local
        else { return nil }
        let assigned = facts.references.uses(of: id).filter { $0.node.isAssigned && !$0.isUncertain }
        let given =
            assigned.compactMap { $0.node.outermostUnwrap.nextSibling } + [project.value(of: id)].compactMap { $0 }
        let values = given.filter { $0.stripped.kind != .nilLiteral && $0.numericValue != 0 }
        return !values.isEmpty && values.allSatisfy { isNow($0) || isAbsoluteNow($0) || renames($0) } ? id : nil
    }

    /// `let now = Date(); start = now`.
    private func renames(_ value: Node) -> Bool {
        guard case .variable(let id)? = project.referent(of: value), project[id].kind == .local,
            let given = project.value(of: id)
        else { return false }
        return isNow(given) || isAbsoluteNow(given)
    }
}
