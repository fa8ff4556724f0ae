import TimerlintSource
import TimerlintSyntax

/// A call in a function's body, with the callees that the source tree declares.
package struct ResolvedCall: Sendable {
    package let node: Node
    /// Every declaration that the callee may mean; never empty.
    package let functions: [FunctionID]
}

extension Project {
    /// The call sites in a function's body, closures included, whose callee the tree declares; in source order.
    /// Computed once per function.
    package func calls(in function: FunctionID) -> [ResolvedCall] {
        inferences[function.file].calls.answer(to: function.index) {
            body(of: function)?.survey(for: [.callExpression]).compactMap(resolved) ?? []
        }
    }

    private func resolved(_ node: Node) -> ResolvedCall? {
        guard let callee = node.firstChild,
            case .functions(let functions)? = referent(of: callee)
        else { return nil }
        return ResolvedCall(node: node, functions: functions)
    }
}
