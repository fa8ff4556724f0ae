import TimerlintSource
import TimerlintSyntax

/// A call in a function's body, with the callees that the source tree declares.
package struct ResolvedCall: Sendable {
    package let node: Node
    package let functions: [FunctionID]
}

extension Project {
    /// The call sites in a function's body, closures included, whose callee the tree declares; in source order.
    /// Computed once per function.
    package func calls(in function: FunctionID) -> [ResolvedCall] {
        inferences[function.file].calls.answer(to: function.index) {
            var found: [ResolvedCall] = []
            if let body = body(of: function) { collectCalls(in: body, into: &found) }
            return found
        }
    }

    private func collectCalls(in node: Node, into found: inout [ResolvedCall]) {
        if node.kind == .callExpression, let callee = node.firstChild,
            case .functions(let functions)? = referent(of: callee)
        {
            found.append(ResolvedCall(node: node, functions: functions))
        }
        for child in node.children { collectCalls(in: child, into: &found) }
    }
}
