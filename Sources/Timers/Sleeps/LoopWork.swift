import TimerlintSemantics
import TimerlintSyntax

/// How the iterations of a loop affect its condition.
extension TimedLoopReader {
    /// Whether the body, or a function that it calls, sets a property that the loop's condition reads.
    func worksTowardsItsEnd(_ loop: Node) -> Bool {
        guard loop.kind == .whileStatement || loop.kind == .repeatStatement, let body = loop.body else { return false }
        let conditions = loop.kind == .whileStatement ? loop.conditions : loop.subject.map { [$0] } ?? []
        let asked = Set(conditions.flatMap(properties))
        return !asked.isEmpty && sets(asked, in: body, depth: 0)
    }

    private func properties(in condition: Node) -> [VariableID] {
        var found: [VariableID] = []
        _ = condition.contains { node in
            if case .variable(let id)? = project.referent(of: node), project[id].kind == .property {
                found.append(id)
            }
            return false
        }
        return found
    }

    private func sets(_ asked: Set<VariableID>, in code: Node, depth: Int) -> Bool {
        code.containsOutsideClosures { node in
            switch node.kind {
            case .assignmentExpression:
                guard let target = node.firstChild, case .variable(let id)? = project.referent(of: target) else {
                    return false
                }
                return asked.contains(id)
            case .callExpression:
                guard depth < 2, let function = calledFunction(node), let body = project.body(of: function) else {
                    return false
                }
                return sets(asked, in: body, depth: depth + 1)
            default: return false
            }
        }
    }
}
