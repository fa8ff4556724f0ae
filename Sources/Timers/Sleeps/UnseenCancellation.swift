import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// Async functions with callers outside the tree: one of those may cancel the task that runs them.
extension TaskCancellation {
    /// Whether code of an async function may run in a task outside the tree. Tasks in the tree are judged by
    /// `canceller(of:)`.
    package func mayHaveUnseenCanceller(_ node: Node) -> Bool {
        var seen: Set<FunctionID> = []
        return mayHaveUnseenCanceller(node, seen: &seen)
    }

    private func mayHaveUnseenCanceller(_ node: Node, seen: inout Set<FunctionID>) -> Bool {
        for ancestor in node.selfAndAncestors.dropFirst() {
            if ancestor.kind == .closureExpression {
                guard let call = ancestor.parent?.parent, call.kind == .callExpression,
                    collector.kind(of: call) == nil
                else { return false }
                // Code that takes an async closure awaits it in its own task.
                if !Self.runsInPlace(call) { return true }
            } else if let function = project.function(declaredBy: ancestor) {
                return ancestor.flags.contains(.isAsync) && hasUnseenCaller(function, seen: &seen)
            }
        }
        return false
    }

    private func hasUnseenCaller(_ function: FunctionID, seen: inout Set<FunctionID>) -> Bool {
        guard seen.insert(function).inserted, !entries.isLeftOver(function) else { return false }
        if project[function].access >= .public && !entries.isInClosedWorld(function) { return true }
        let requirements = requirements(metBy: function)
        let isPublicRequirement = requirements.contains {
            project[$0].access >= .public && !entries.isInClosedWorld(function)
        }
        if isPublicRequirement { return true }
        let mentions = ([function] + requirements).flatMap { callers.mentions(of: $0).found }
        if mentions.isEmpty { return project[function].access >= .internal && !entries.isInClosedWorld(function) }
        return mentions.contains { mention in
            guard case .call(let call) = mention, !project.isWrittenForTests(call) else { return false }
            return mayHaveUnseenCanceller(call, seen: &seen)
        }
    }
}
