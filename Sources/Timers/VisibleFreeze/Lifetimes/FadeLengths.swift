import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Computes how many fires a fade takes that a handler makes step by step: what is drawn lies between 0 and 1, whatever
/// the number behind it counts before and after. Input: a change of a handler. Output: the number of fires; `nil` if it is
/// no fade in one direction.
struct FadeLengths {
    let project: Project
    let ways: HandlerWays

    func fires(of change: VisibleChange) -> Double? {
        guard change.node.kind == .assignmentExpression, let target = change.node.firstChild?.stripped,
            VisibleChanges.transparencies.contains(target.name),
            let value = target.outermostUnwrap.nextSibling?.stripped
        else { return nil }
        if !change.node.isNamed("=") { return fires(with: [change.node]) }
        if value.kind == .infixExpression,
            value.children.first(where: \.isExpression)?.pathWithoutSelf
                == target.pathWithoutSelf
        {
            return fires(with: [change.node])
        }
        guard case .variable(let id)? = project.referent(of: counted(value)), project[id].kind != .parameter else {
            return nil
        }
        return fires(with: ways.changes(of: id, project))
    }

    /// `left` of `1 - left`
    private func counted(_ value: Node) -> Node {
        let sides = value.children.filter(\.isExpression)
        guard value.kind == .infixExpression, value.isNamed("-"), sides.count == 2,
            project.constantValue(of: sides[0]) != nil
        else { return value }
        return sides[1].stripped
    }

    /// `left -= 0.1` wherever it changes, and never the other way.
    private func fires(with changes: [Node]) -> Double? {
        let steps = changes.map(step)
        guard let smallest = steps.compactMap({ $0 }).min(by: { abs($0) < abs($1) }), smallest != 0,
            steps.allSatisfy({ $0.map { ($0 > 0) == (smallest > 0) } == true })
        else { return nil }
        return 1 / abs(smallest)
    }

    private func step(_ change: Node) -> Double? {
        change.counterStep.flatMap { step in
            project.constantValue(of: step.amount).map { step.isDown ? -$0 : $0 }
        }
    }
}
