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
        return ResolvedCall(node: node, functions: meant(functions, by: node))
    }

    /// Objective-C names a method by its whole selector: `[self update]` is no call of `updateForTitle:`, which Swift
    /// calls `update(forTitle:)`.
    private func meant(_ functions: [FunctionID], by message: Node) -> [FunctionID] {
        guard functions.count > 1, let selector = message.selector else { return functions }
        let exact = functions.filter { self.node(of: $0).selector.map { $0 == selector } ?? true }
        return exact.isEmpty ? functions : exact
    }
}
