import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSyntax

/// How long a loop can run before the time ends it: `while isBusy, Date() < deadline { … }`.
extension ProjectFacts {
    /// The longest time in seconds until the deadline in one of its conditions or exits; `nil` without a deadline, or if
    /// its distance is unknown.
    package func timeLimit(of loop: TimedLoop) -> Double? {
        let statements = loop.node.body.map { Array($0.children) } ?? []
        let guards = statements.filter { $0.kind == .guardStatement }.flatMap(\.conditions)
        let exits = statements.filter { $0.kind == .ifStatement }.flatMap(\.branches).filter { branch in
            branch.conditions.count == 1 && branch.body?.leaves == true
        }
        let limits =
            (loop.node.conditions + guards).flatMap(\.conjuncts).compactMap { timeLimit(whileTrue: $0) }
            + exits.flatMap(\.conditions).compactMap { timeLimit(untilTrue: $0.stripped) }
        return limits.min()
    }

    private func timeLimit(whileTrue comparison: Node) -> Double? {
        Self.sides(of: comparison).flatMap { timeLimit(while: $0.lesser, isBefore: $0.greater) }
    }

    private func timeLimit(untilTrue comparison: Node) -> Double? {
        Self.sides(of: comparison).flatMap { timeLimit(while: $0.greater, isBefore: $0.lesser) }
    }

    /// `b` and `a` of `a > b`.
    private static func sides(of comparison: Node) -> (lesser: Node, greater: Node)? {
        let sides = comparison.kind == .infixExpression ? comparison.children.filter(\.isExpression) : []
        guard sides.count == 2 else { return nil }
        switch comparison.name {
        case "<", "<=": return (sides[0], sides[1])
        case ">", ">=": return (sides[1], sides[0])
        default: return nil
        }
    }

    private func timeLimit(while progress: Node, isBefore end: Node) -> Double? {
        if Self.isNow(progress) { return greatestDelay(until: end) }
        return Self.isElapsed(progress) ? greatestLength(of: end) : nil
    }

    /// `Date().timeIntervalSince(start)`, `start.duration(to: .now)`, `clock.now - start`, `CACurrentMediaTime() - start`.
    private static func isElapsed(_ length: Node) -> Bool {
        let node = length.stripped
        if node.kind == .callExpression, let callee = node.calleeName {
            let isUntilNow = node.arguments.first?.value.map(isNow) == true
            return TimeAPI.elapsedMembers.contains(callee.name) && callee.base.map(isNow) == true
                || TimeAPI.spansTo.contains(callee.name) && isUntilNow
        }
        guard node.kind == .infixExpression, node.isNamed("-"), let first = node.firstChild else { return false }
        return isNow(first) || first.contains { TimeAPI.clockReadings.contains($0.name) }
    }

    /// `Date()`, `.now`, `clock.now`, `DispatchTime.now()`.
    private static func isNow(_ instant: Node) -> Bool {
        let node = instant.stripped
        guard node.kind == .callExpression else { return node.isNamed("now") }
        return node.arguments.isEmpty
            && (node.calleeName?.isNamed("Date") == true || node.calleeName?.isNamed("now") == true)
    }

    /// The distance of `Date().addingTimeInterval(2)`, `clock.now + .seconds(2)` or a constant with such a value.
    private func greatestDelay(until deadline: Node) -> Double? {
        let node = deadline.stripped
        if node.kind == .nameExpression {
            guard case .variable(let id)? = project.referent(of: node), project[id].isLet,
                let value = project.value(of: id)
            else { return nil }
            return value.stripped.kind == .nameExpression ? nil : greatestDelay(until: value)
        }
        if let delay = node.argumentValue("timeIntervalSinceNow") { return greatestLength(of: delay) }
        if node.kind == .callExpression, let callee = node.calleeName, let delay = node.arguments.first?.value {
            let isLater = callee.isNamed("addingTimeInterval") || callee.isNamed("advanced")
            return isLater && callee.base.map(Self.isNow) == true ? greatestLength(of: delay) : nil
        }
        let parts = node.kind == .infixExpression && node.isNamed("+") ? node.children.filter(\.isExpression) : []
        return parts.count == 2 && Self.isNow(parts[0]) ? greatestLength(of: parts[1]) : nil
    }

    /// `2`, `.seconds(2)`, `.milliseconds(wait)`.
    private func greatestLength(of length: Node) -> Double? {
        references.bounds.greatest(of: length)
    }
}
