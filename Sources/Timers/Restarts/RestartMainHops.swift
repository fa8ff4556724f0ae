import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Ends and starts that are both sent to the main queue, which runs what it is given in order.
extension RestartSearch {
    /// Whether the function, before it sends the place to the main queue, calls what sends an end there:
    /// `stop(); DispatchQueue.main.async { self.timer = … }`.
    func endsBeforeOnMain(_ place: Node, in function: FunctionID) -> Bool {
        guard let hop = outermostClosure(around: place), isSentToMain(hop),
            let sending = hop.outermostUnwrap.parent?.parent
        else { return false }
        return project.calls(in: function).contains { call in
            precedes(call.node, sending, in: function) && call.functions.contains(where: sendsEndToMain)
        }
    }

    private func sendsEndToMain(_ function: FunctionID) -> Bool {
        guard let body = project.body(of: function) else { return false }
        return endings.contains { ending in
            guard project.function(around: ending) == function, let hop = outermostClosure(around: ending),
                let sending = hop.outermostUnwrap.parent?.parent
            else { return false }
            return isSentToMain(hop) && Branches.isUnconditional(sending, in: body)
        }
    }

    private func outermostClosure(around place: Node) -> Node? {
        place.selfAndAncestors.prefix { !$0.kind.isFunctionLike || $0.kind == .closureExpression }
            .last { $0.kind == .closureExpression }
    }
}
