import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Handlers that surely share nothing: the countdown in a local variable that no other code uses, whose results are sent
/// to another queue.
extension SharedStateReader {
    /// Whether all that the handler does besides hopping is to use its own local variables and to cancel its source.
    func usesOnlyItsOwn(_ node: Node, in handler: Node) -> Bool {
        if hopsWithClosure(node) { return true }
        switch node.kind {
        case .closureExpression, .selfExpression, .superExpression, .memberExpression: return false
        case .callExpression: return cancels(node) || logs(node, in: handler)
        case .nameExpression: return isOwnOrConstant(node, in: handler)
        default: return node.children.allSatisfy { usesOnlyItsOwn($0, in: handler) }
        }
    }

    /// `dispatch_source_cancel(timer)`, `timer.cancel()`
    private func cancels(_ call: Node) -> Bool {
        guard let callee = call.calleeName, project.referent(of: callee) == nil else { return false }
        let source = callee.base ?? call.arguments.first?.value
        guard DispatchAPI.cancellations.contains(callee.name), let source = source?.stripped else { return false }
        return project.local(source).map { project[$0].kind == .local } ?? false
    }

    private func logs(_ call: Node, in handler: Node) -> Bool {
        call.calleeName.map { ProcessAPI.inspecting.contains($0.name) } == true
            && call.arguments.allSatisfy { usesOnlyItsOwn($0, in: handler) }
    }

    /// A local variable that only the handler uses after its declaration, or a name that is no variable of the tree.
    private func isOwnOrConstant(_ name: Node, in handler: Node) -> Bool {
        guard let local = project.local(name) else {
            if case .variable(let id)? = project.referent(of: name) { return project[id].isLet }
            return project.referent(of: name) == nil
        }
        return project[local].isLet || references.uses(ofLocal: local).allSatisfy(handler.encloses)
    }
}
