import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax

/// The handlers that callers pass to a function which creates a timer for them. Input: a timer and its own
/// handlers. Output: the callers' closures.
extension ProjectFacts {
    /// `Timer.every(1) { … }`: passed on unchanged (`block: block`) by a function that returns the timer, or
    /// called by the handler that the function writes.
    func handlersGivenToFactory(of timer: Timer, through own: [Handler]) -> [Handler] {
        guard let factory = timer.function else { return [] }
        return own.flatMap { handler -> [Handler] in
            switch handler {
            case .closure(let block):
                guard timer.kind == .runLoopTimer || isReturned(timer, by: factory) else { return [] }
                return project.parameters(of: factory).filter { isCalled($0, in: block) }.flatMap {
                    given(for: $0, of: factory, depth: 0)
                }
            case .named(let name, _):
                guard case .variable(let id)? = project.referent(of: name), project[id].kind == .parameter,
                    isReturned(timer, by: factory)
                else { return [] }
                return given(for: id, of: factory, depth: 0)
            case .keptObject: return []
            }
        }
    }

    /// The block that a selector timer keeps as its `userInfo`, which its method calls: the timers with blocks of the
    /// years before Apple's own. `userInfo: [block copy]`.
    func handlersKeptAsUserInfo(of timer: Timer) -> [Handler] {
        guard let kept = timer.creation.argumentValue("userInfo").map(withoutCopy) else { return [] }
        let recognizer = TimerRecognizer(project: project)
        if kept.kind == .closureExpression { return [recognizer.handler(kept)].compactMap { $0 } }
        guard case .variable(let id)? = project.referent(of: kept), project[id].kind == .parameter,
            let factory = project.function(around: timer.creation), project.parameters(of: factory).contains(id)
        else { return [] }
        let handlers =
            timer.call.map { call in
                [project.argument(for: id, of: factory, in: call).flatMap(recognizer.handler)].compactMap { $0 }
            } ?? given(for: id, of: factory, depth: 0)
        return handlers.filter(isClosure)
    }

    /// `block` of `[block copy]`
    private func withoutCopy(_ value: Node) -> Node {
        let value = value.stripped
        guard value.kind == .callExpression, let message = value.calleeName, message.isNamed("copy"),
            let base = message.base
        else { return value }
        return base.stripped
    }

    private func isClosure(_ handler: Handler) -> Bool {
        if case .closure = handler { true } else { false }
    }

    /// A function that creates a timer, and the functions that return the timer from it.
    package func factories(above factory: FunctionID) -> Set<FunctionID> {
        var found: Set<FunctionID> = [factory]
        var waiting = [factory]
        while let next = waiting.popLast(), found.count < 8 {
            let callers = references.certainCallSites(of: next).filter {
                call in
                call.outermostUnwrap.parent.map { $0.kind == .returnStatement || $0.kind == .block } ?? false
            }
            waiting += callers.compactMap { project.function(around: $0) }.filter { found.insert($0).inserted }
        }
        return found
    }

    private func isCalled(_ parameter: VariableID, in block: Node) -> Bool {
        block.contains {
            $0.kind == .callExpression && $0.firstChild.map { project.referent(of: $0) == .variable(parameter) } == true
        }
    }

    /// Whether the timer is stored outside the function.
    private func isReturned(_ timer: Timer, by factory: FunctionID) -> Bool {
        timer.destinations.contains { destination in
            destination.keeping.map { project.function(around: $0.place) != factory } ?? false
        }
    }

    /// The handlers that callers pass, through factories that only forward their own parameter.
    private func given(for parameter: VariableID, of factory: FunctionID, depth: Int) -> [Handler] {
        guard depth < 3 else { return [] }
        let recognizer = TimerRecognizer(project: project)
        return references.callSites(of: factory).flatMap { call -> [Handler] in
            guard let value = project.argument(for: parameter, of: factory, in: call),
                let handler = recognizer.handler(value)
            else { return [] }
            guard case .named(let name, _) = handler, case .variable(let id)? = project.referent(of: name),
                project[id].kind == .parameter,
                let outer = project.function(around: call)
            else { return [handler] }
            return given(for: id, of: outer, depth: depth + 1)
        }
    }
}
