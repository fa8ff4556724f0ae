import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Closures that end a timer and are kept for that: `stop = { timer.invalidate() }`, `stop = every(5) { … }` of a
/// function that returns such a closure.
extension TeardownJudge {
    /// Whether the place lies in a closure that only private properties keep, and nobody calls.
    func isInUncalledClosure(_ place: Node) -> Bool {
        guard let closure = place.selfAndAncestors.first(where: { $0.kind == .closureExpression }) else { return false }
        let keepers = keepers(of: closure)
        return !keepers.isEmpty && keepers.allSatisfy { $0.map(isNeverCalled) ?? false }
    }

    /// The variable that each way of the closure leads to; `nil` where it leads elsewhere.
    private func keepers(of closure: Node) -> [VariableID?] {
        if let target = target(of: closure) { return [target] }
        guard let function = project.function(around: closure), let body = project.body(of: function),
            body.returnedValues.contains(closure)
        else { return [] }
        return references.mentions(of: function).map { mention in
            mention.callOfName.flatMap(target)
        }
    }

    /// The variable that a value is assigned to.
    private func target(of value: Node) -> VariableID? {
        let value = value.outermostUnwrap
        guard let assignment = value.parent, assignment.kind == .assignmentExpression,
            let place = assignment.firstChild, place != value, case .variable(let id)? = project.referent(of: place)
        else { return nil }
        return id
    }

    private func isNeverCalled(_ keeper: VariableID) -> Bool {
        project[keeper].kind == .property && project[keeper].access <= .fileprivate
            && references.uses(of: keeper).allSatisfy { $0.node.isAssigned || isComparedWithNil($0.node) }
    }

    private func isComparedWithNil(_ use: Node) -> Bool {
        guard let comparison = use.outermostUnwrap.parent, comparison.kind == .infixExpression else { return false }
        return comparison.children.contains { $0.stripped.kind == .nilLiteral }
    }
}
