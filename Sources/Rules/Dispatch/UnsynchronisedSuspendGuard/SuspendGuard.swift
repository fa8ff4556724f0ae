import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax
import TimerlintTimers

/// A flag that guards a source's suspend and resume, but is tested on several queues.
package struct SharedSuspendGuard: Sendable {
    package let flag: VariableID
    /// The guarded call on one queue, and one on another; `second` is the later one in the text.
    package let first: Node
    package let second: Node
}

extension ProjectFacts {
    /// Flags, one per source, that two threads can pass at the same time: the code names the queues and uses no
    /// lock.
    package func sharedSuspendGuards() -> [SharedSuspendGuard] {
        timers.compactMap { timer in
            guard timer.kind == .dispatchSource, let owner = owner(of: timer), project.types[owner].kind == .class
            else { return nil }
            let uses = guardedCalls(of: timer, in: owner)
            guard let first = uses.first,
                let second = uses.last(where: { $0.queue != first.queue && $0.flag == first.flag })
            else { return nil }
            return SharedSuspendGuard(flag: first.flag, first: first.call, second: second.call)
        }
    }

    private struct GuardedCall {
        let call: Node
        let queue: String
        let flag: VariableID
    }

    private func guardedCalls(of timer: Timer, in owner: TypeID) -> [GuardedCall] {
        let calls = ["suspend", "resume"].flatMap { references.nodes(named: $0) }.filter { name in
            guard let base = name.base, case .variable(let id)? = project.referent(of: base) else { return false }
            return timer.handles.contains(id) && project.type(around: name) == owner
        }
        return calls.sorted { $0.range < $1.range }.compactMap { name in
            guard let closure = queuedClosure(around: name), let queue = closure.queue, !isLocked(closure.node),
                let flag = guardingFlag(in: closure.node, of: owner)
            else { return nil }
            return GuardedCall(call: name.parent ?? name, queue: queue, flag: flag)
        }
    }

    /// The enclosing closure dispatched with a queue's `async` or `sync`, and the queue as written.
    private func queuedClosure(around node: Node) -> (node: Node, queue: String?)? {
        for closure in node.selfAndAncestors where closure.kind == .closureExpression {
            guard let call = closure.parent?.parent, call.kind == .callExpression, let callee = call.firstChild,
                callee.kind == .memberExpression, ClosureTiming.queueMethods.contains(callee.name)
            else { continue }
            return (closure, callee.base?.text)
        }
        return nil
    }

    private func isLocked(_ code: Node) -> Bool {
        code.everything.contains {
            ($0.kind == .memberExpression || $0.kind == .nameExpression) && LockAPI.lockingCalls.contains($0.name)
        }
    }

    /// The stored property that the code both tests in a condition and assigns.
    private func guardingFlag(in code: Node, of owner: TypeID) -> VariableID? {
        var asked: [VariableID] = []
        var assigned: Set<VariableID> = []
        for node in code.everything {
            switch node.kind {
            case .guardStatement, .ifBranch:
                for condition in node.conditions { asked += properties(in: condition, of: owner) }
            case .assignmentExpression:
                if let target = node.firstChild, case .variable(let id)? = project.referent(of: target) {
                    assigned.insert(id)
                }
            default: break
            }
        }
        return asked.first { assigned.contains($0) }
    }

    private func properties(in condition: Node, of owner: TypeID) -> [VariableID] {
        condition.everything.compactMap { node in
            guard case .variable(let id)? = project.referent(of: node), project.owner(of: id) == owner else {
                return nil
            }
            return id
        }
    }
}

extension Node {
    /// The node and all its descendants.
    fileprivate var everything: [Node] {
        var found: [Node] = []
        var waiting = [self]
        while let node = waiting.popLast() {
            found.append(node)
            waiting.append(contentsOf: node.children)
        }
        return found
    }
}
