import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Whether a handler that stops its own timer always gets to that point.
extension ProjectFacts {
    /// Whether the teardown is in the handler's own code, and only the handler's own progress decides when it
    /// is reached: no condition, one that tests for finished work, or one on what the handler counts or
    /// computes. A condition that other code controls may never hold.
    package func mustEnd(_ handler: Handler, at ending: Node) -> Bool {
        guard case .closure(let closure) = handler, closure.encloses(ending) else { return false }
        let steps = steppedVariables(in: closure)
        return ending.selfAndAncestors.prefix { $0 != closure }.allSatisfy { ancestor in
            switch ancestor.kind {
            case .ifBranch, .guardStatement: ancestor.conditions.allSatisfy { isOwnProgress($0, of: closure, steps) }
            case .switchCase: ancestor.parent?.firstChild.map { isOwnProgress($0, of: closure, steps) } ?? true
            default: true
            }
        }
    }

    /// Whether the condition calls something, or mentions a variable that the handler declares or advances.
    private func isOwnProgress(_ condition: Node, of closure: Node, _ steps: Set<VariableID>) -> Bool {
        condition.contains { node in
            if node.kind == .callExpression { return true }
            guard case .variable(let id)? = project.referent(of: node) else { return false }
            return steps.contains(id)
                || project[id].kind != .property && closure.range.contains(project.node(of: id).range)
        }
    }

    /// `count -= 1`, `index = index + 1`, `queue.removeFirst()`, `count--`.
    private func steppedVariables(in closure: Node) -> Set<VariableID> {
        var found: Set<VariableID> = []
        _ = closure.contains { node in
            if let target = steppedTarget(of: node), case .variable(let id)? = project.referent(of: target) {
                found.insert(id)
            }
            return false
        }
        return found
    }

    private func steppedTarget(of node: Node) -> Node? {
        switch node.kind {
        case .assignmentExpression:
            guard let target = node.firstChild, let value = target.nextSibling else { return nil }
            if !node.isNamed("=") { return target }
            return value.contains { $0 != value && HandleFlow.spelling(of: $0) == HandleFlow.spelling(of: target) }
                ? target : nil
        case .prefixExpression, .postfixExpression:
            return node.isNamed("++") || node.isNamed("--") ? node.firstChild : nil
        case .callExpression:
            guard let callee = node.calleeName, CollectionAPI.steppingMethods.contains(callee.name) else { return nil }
            return callee.base
        default: return nil
        }
    }
}
