import TimerlintAnalyses
import TimerlintAppleAPIs
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
            guard let function = project.function(around: dropping), mayRunLate(function, of: timer) else { return false }
            return dropping.enclosingBody?.kind != .closureExpression && !callsAny(of: ending, function) && !isReached(from: ending, function)
                && !dropping.selfAndAncestors.contains { $0.kind == .ifBranch || $0.kind == .switchCase || $0.kind == .guardStatement }
                && !isBehindGuard(dropping)
        }
    }

    /// Other code can call it while the timer runs: neither the code that makes the object or the timer, nor a private method that nobody calls.
    private func mayRunLate(_ function: FunctionID, of timer: Timer) -> Bool {
        let declaration = project[function]
        guard case .function = declaration.kind, function != timer.function, entries.repeats(function) != false,
            !LifecycleNames.setUps.contains(declaration.name)
        else { return false }
        if declaration.name.camelWords.contains(where: NameWords.stops.contains) { return true }
        return declaration.access > .fileprivate || !CallGraph.mentions(of: function, project: project, references: references).isEmpty
    }

    /// A way out before it: what is asked there may be whether the timer runs.
    private func isBehindGuard(_ dropping: Node) -> Bool {
        dropping.enclosingBody?.firstChild(.block)?.children.contains { statement in
            statement.range.end <= dropping.range.start
                && (statement.kind == .guardStatement || statement.kind == .ifStatement && statement.contains { $0.kind == .returnStatement })
        } ?? false
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
            guard let caller = project.function(around: mention) else { return false }
            return ending.contains(caller) || callsAny(of: ending, caller)
        }
    }
}
