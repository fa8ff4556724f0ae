import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Timers that one method ends and another, which means to, only forgets.
extension ProjectFacts {
    /// `func stop() { timer = nil }`, where the handle's repeating timer may still run: nothing on the way there ends it, though other code of the owner does.
    package func forgettingStop(of timer: Timer) -> Node? {
        guard timer.teardowns.contains(where: \.counts), !endsInHandler(timer) else { return nil }
        let ending = Set(timer.teardowns.compactMap(\.function))
        return droppings(of: timer).first { dropping in
            guard let function = project.function(around: dropping), project[function].name.camelWords.contains(where: NameWords.stops.contains) else { return false }
            return dropping.enclosingBody?.kind != .closureExpression && !callsAny(of: ending, function) && !isReached(from: ending, function)
                && !dropping.selfAndAncestors.contains { $0.kind == .ifBranch || $0.kind == .switchCase }
        }
    }

    /// The handler may have ended it by then.
    private func endsInHandler(_ timer: Timer) -> Bool {
        let code = handlerCode(of: timer)
        return timer.teardowns.contains { ending in code.contains { $0.isInSameTree(as: ending.node) && $0.range.contains(ending.node.range) } }
    }

    private func callsAny(of ending: Set<FunctionID>, _ function: FunctionID) -> Bool {
        project.body(of: function)?.contains { node in
            guard node.kind == .callExpression, let callee = node.calleeName, case .functions(let called)? = project.referent(of: callee) else { return false }
            return called.contains { ending.contains($0) || project.body(of: $0) == nil }
        } ?? false
    }

    private func isReached(from ending: Set<FunctionID>, _ function: FunctionID) -> Bool {
        CallGraph.mentions(of: function, project: project, references: references).contains { mention in
            project.function(around: mention).map(ending.contains) ?? false
        }
    }
}
