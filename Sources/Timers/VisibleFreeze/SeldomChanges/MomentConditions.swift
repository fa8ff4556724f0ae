import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes conditions that hold at one moment of a time that passes: `secondsLeft == 300`. Input: a condition of a
/// handler. Output: the answer, following local variables and what the handler assigns.
struct MomentConditions {
    let project: Project
    let ways: HandlerWays

    /// How many variables are followed from a condition to the clock.
    private static let depthLimit = 4

    func asksForMoment(_ condition: Node) -> Bool {
        let node = condition.stripped
        let sides = node.children.filter(\.isExpression).map(\.stripped)
        guard node.kind == .infixExpression, node.isNamed("=="), sides.count == 2 else { return false }
        return sides.contains { project.constantValue(of: $0) != nil } && sides.contains { passes($0, depth: 0) }
    }

    /// Whether a value is computed from a clock.
    private func passes(_ value: Node, depth: Int) -> Bool {
        value.contains { node in
            if TimeAPI.clockReadings.contains(node.name) || TimeAPI.elapsedMembers.contains(node.name) { return true }
            guard depth < Self.depthLimit, node.kind == .nameExpression || node.kind == .memberExpression,
                case .variable(let id)? = project.referent(of: node), project[id].kind != .parameter
            else { return false }
            let initial = project[id].kind == .local ? project.value(of: id).map { [$0] } ?? [] : []
            return (initial + ways.values(assignedTo: id, project)).contains { passes($0, depth: depth + 1) }
        }
    }
}
