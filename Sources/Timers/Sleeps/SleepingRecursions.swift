import TimerlintSemantics
import TimerlintSyntax

/// Functions that sleep and then call themselves: loops without a loop statement.
extension ProjectFacts {
    /// The call by which a function that contains a sleep always runs again, itself or through one that it calls, while
    /// nothing checks for cancellation and no other work of it fails then. `nil` if a condition may end the recursion.
    package func recursion(pacedBy sleep: Sleep) -> Node? {
        guard let code = sleep.node.enclosingBody, let function = project.function(declaredBy: code),
            let body = project.body(of: function), !usuallyThrows(body, pacedBy: [sleep])
        else { return nil }
        return callBack(to: function, from: body, depth: 0)
    }

    private func callBack(to function: FunctionID, from body: Node, depth: Int) -> Node? {
        guard !body.containsOutsideClosures(\.asksForCancellation) else { return nil }
        let loops = TimedLoopReader(project: project)
        return body.survey(for: [.callExpression]) { $0.kind == .closureExpression || $0.kind.isFunctionLike }.first {
            guard let called = loops.calledFunction($0), loops.isAwaited($0, in: body),
                Branches.isUnconditional($0, in: body)
            else { return false }
            if called == function { return true }
            guard depth == 0, let next = project.body(of: called) else { return false }
            return callBack(to: function, from: next, depth: depth + 1) != nil
        }
    }
}
