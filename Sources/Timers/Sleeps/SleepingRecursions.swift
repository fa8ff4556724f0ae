import TimerlintAnalyses
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
        if let call = inevitableCall(of: function, in: function) { return call }
        let callers = references.certainCallSites(of: function).compactMap { project.function(around: $0) }
        return callers.lazy.compactMap { caller in
            inevitableCall(of: function, in: caller).flatMap { _ in inevitableCall(of: caller, in: function) }
        }.first
    }

    /// A call that each run of the caller makes and waits for, if the caller does not check for cancellation.
    private func inevitableCall(of function: FunctionID, in caller: FunctionID) -> Node? {
        guard let body = project.body(of: caller), !body.containsOutsideClosures(\.asksForCancellation) else {
            return nil
        }
        let loops = TimedLoopReader(project: project)
        return references.certainCallSites(of: function).first { call in
            call.enclosingBody == body.parent && loops.isAwaited(call, in: body)
                && Branches.isUnconditional(call, in: body)
        }
    }
}
