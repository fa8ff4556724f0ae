import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Computes how many fires lie between two changes that a handler makes only at the end of a count: `ticks % 20 == 0`,
/// `left == 0` where it then begins again at 119. Input: a change of a handler. Output: the number of fires; `nil` if no
/// condition counts them.
struct CountedPeriods {
    let project: Project
    let ways: HandlerWays

    func fires(between change: VisibleChange) -> Double? {
        ways.conditions(on: change).flatMap(\.conjuncts).compactMap { fires(untilHolds: $0) }.max()
    }

    private func fires(untilHolds condition: Node) -> Double? {
        let sides = condition.children.filter(\.isExpression).map(\.stripped)
        guard condition.kind == .infixExpression, sides.count == 2, let limit = project.constantValue(of: sides[1]),
            condition.children(.infixOperator).count == 1
        else { return nil }
        if sides[0].kind == .infixExpression, sides[0].isNamed("%") { return fires(untilDivides: sides[0]) }
        guard ["==", "!=", "<", "<=", ">", ">="].contains(condition.name),
            case .variable(let id)? = project.referent(of: sides[0]), project[id].kind != .parameter
        else { return nil }
        let changes = ways.changes(of: id, project)
        let starts = changes.compactMap(\.assignedValue).compactMap { project.constantValue(of: $0) }
        guard let step = step(of: changes, resetting: starts.count),
            // Without another beginning, it holds at one fire only.
            let distance = starts.map({ abs(limit - $0) }).min() ?? (condition.isNamed("==") ? abs(limit) : nil),
            condition.isNamed("==") || condition.isNamed("!=")
                || changes.contains(where: { $0.assignedConstant(project) != nil && isAtEnd($0, of: id) })
        else { return nil }
        return distance / step
    }

    /// `ticks % 20`
    private func fires(untilDivides remainder: Node) -> Double? {
        let sides = remainder.children.filter(\.isExpression).map(\.stripped)
        guard sides.count == 2, let whole = project.constantValue(of: sides[1]),
            case .variable(let id)? = project.referent(of: sides[0])
        else { return nil }
        let changes = ways.changes(of: id, project)
        return step(of: changes, resetting: changes.count { $0.assignedConstant(project) != nil }).map {
            whole / $0
        }
    }

    /// Whether the count begins again where the code asks for it.
    private func isAtEnd(_ reset: Node, of id: VariableID) -> Bool {
        ways.conditions(before: reset).contains { $0.contains { project.referent(of: $0) == .variable(id) } }
    }

    /// How far one fire counts at most; `nil` if another change is unknown, or nothing counts.
    private func step(of changes: [Node], resetting resets: Int) -> Double? {
        let steps = changes.compactMap(size)
        guard !steps.isEmpty, steps.count + resets == changes.count else { return nil }
        let sum = steps.reduce(0, +)
        return sum > 0 ? sum : nil
    }

    /// `ticks += 1`, `ticks = ticks - 1`, `ticks++`
    private func size(of change: Node) -> Double? {
        guard change.kind == .assignmentExpression else { return change.kind == .memberExpression ? nil : 1 }
        return change.counterStep.flatMap { project.constantValue(of: $0.amount) }.map(abs)
    }
}

extension Node {
    /// The value of a plain assignment.
    fileprivate var assignedValue: Node? {
        kind == .assignmentExpression && isNamed("=") ? firstChild?.nextSibling : nil
    }

    fileprivate func assignedConstant(_ project: Project) -> Double? {
        assignedValue.flatMap { project.constantValue(of: $0) }
    }
}
