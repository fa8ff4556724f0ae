import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// State that a lock or a queue should keep apart.
extension SharedStateReader {
    /// State that locked code of a handler uses, and that other code changes without any lock: the lock protects nothing.
    func unlockedUse(besides locked: [Node], _ usesOutside: (VariableID) -> [Node]) -> SharedStateUse? {
        for body in locked {
            let names = body.nodes { $0.kind == .nameExpression || $0.kind == .memberExpression }
            for node in names {
                guard case .variable(let id)? = project.referent(of: node), project[id].kind == .property,
                    isSharedMutable(id), isWritten(id),
                    let write = usesOutside(id).first(where: { $0.isWritten && isOutsideLocks($0) })
                else { continue }
                return .shared(id, inside: node, outside: write, isBeforeStart: false)
            }
        }
        return nil
    }

    /// Whether a method that others may call at any time uses the state directly, without a lock or a queue. What calls it
    /// may hold the lock, unless that is other code.
    private func isOutsideLocks(_ use: Node) -> Bool {
        guard let function = project.function(around: use), case .function = project[function].kind,
            project[function].access > .fileprivate, let body = project.body(of: function), !takesLock(body),
            use.enclosingBody?.kind != .closureExpression
        else { return false }
        return !references.certainCallers.mentions(of: function).found.contains { mention in
            guard case .call(let call) = mention, let caller = project.function(around: call) else { return false }
            return project.body(of: caller).map(takesLock) == true
        }
    }

    /// Whether a queue runs the two one after the other: a serial one, or a concurrent one of which one is a barrier.
    func areOnOneQueue(_ one: Node, _ other: Node) -> Bool {
        guard let first = turn(around: one), let second = turn(around: other), first.queue == second.queue else {
            return false
        }
        return first.isBarrier || second.isBarrier || !first.isConcurrent
    }

    /// `state.sync` of a queue that runs others meanwhile.
    func isTurnOfMany(_ callee: Node) -> Bool {
        ClosureTiming.queueMethods.contains(callee.name)
            && callee.base.map { references.queues.kind(of: $0).isConcurrent } == true
    }

    /// How a queue runs the code around a place.
    private struct Turn {
        let queue: VariableID
        let isConcurrent: Bool
        let isBarrier: Bool
    }

    /// `state.sync { … }`, `state.async(flags: .barrier) { … }`
    private func turn(around node: Node) -> Turn? {
        for closure in node.selfAndAncestors.prefix(while: { !$0.kind.isFunctionLike })
        where closure.kind == .closureExpression {
            if let turn = turn(ofClosure: closure) { return turn }
            guard let callee = closure.outermostUnwrap.parent?.parent?.calleeName,
                ClosureTiming.inPlace.contains(callee.name)
            else { return nil }
        }
        return nil
    }

    private func turn(ofClosure closure: Node) -> Turn? {
        guard let call = closure.outermostUnwrap.parent?.parent, call.kind == .callExpression,
            let callee = call.calleeName, ClosureTiming.queueMethods.contains(callee.name), let base = callee.base,
            case .variable(let queue)? = project.referent(of: base.stripped)
        else { return nil }
        let isBarrier = call.argumentValue("flags")?.contains { $0.isNamed("barrier") } == true
        return Turn(queue: queue, isConcurrent: references.queues.kind(of: base).isConcurrent, isBarrier: isBarrier)
    }
}
