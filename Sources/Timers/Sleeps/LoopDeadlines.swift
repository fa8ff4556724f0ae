import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// How long a loop can run before the time ends it: `while isBusy, Date() < deadline { … }`.
extension ProjectFacts {
    /// The longest time in seconds until the deadline in one of its conditions; `nil` without a deadline, or if its
    /// distance is unknown.
    package func timeLimit(of loop: TimedLoop) -> Double? {
        loop.node.conditions.flatMap(Self.conjuncts).compactMap(timeLimit(ofCondition:)).min()
    }

    /// The parts of `a && b`.
    private static func conjuncts(of condition: Node) -> [Node] {
        let node = condition.stripped
        guard node.kind == .infixExpression, node.isNamed("&&") else { return [node] }
        return node.children.filter(\.isExpression).flatMap(conjuncts)
    }

    private func timeLimit(ofCondition comparison: Node) -> Double? {
        guard comparison.kind == .infixExpression else { return nil }
        let sides = comparison.children.filter(\.isExpression)
        guard sides.count == 2 else { return nil }
        switch comparison.name {
        case "<", "<=": return Self.isNow(sides[0]) ? greatestDelay(until: sides[1]) : nil
        case ">", ">=": return Self.isNow(sides[1]) ? greatestDelay(until: sides[0]) : nil
        default: return nil
        }
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
        NumericBounds(project: project, references: references).greatest(of: length)
    }
}
