import TimerlintSemantics
import TimerlintSyntax

/// How a task that captures `self` weakly still retains it while it loops.
package struct StrongHold: Sendable {
    /// The binding, or the call of the method that loops.
    package let node: Node
    package let extent: Extent
    /// The name of what is held: `self`, or a parameter to which it is passed.
    package let owner: String

    package enum Extent: Sendable {
        /// As long as the loop runs.
        case loop
        /// During the sleep of each iteration.
        case turn(Sleep)
    }
}

extension ProjectFacts {
    /// Whether `self` lives at least as long as the loop of a task runs, so that no deinit can end it.
    package func selfOutlasts(_ loop: TimedLoop) -> Bool {
        guard let task = timedTasks.first(where: { $0.loops.contains { $0.node == loop.node } }) else { return false }
        if case .loop = strongHold(of: loop, in: task)?.extent { return true }
        return ownerCapture(of: task).strength == .strong && !isInView(task)
    }

    package func strongHold(of loop: TimedLoop, in task: TimedTask) -> StrongHold? {
        guard ownerCapture(of: task).strength == .weak else { return nil }
        if let call = loop.calls.first { return hold(byCall: call, in: task) }
        if let binding = bindingBefore(loop.node, in: task.closure) { return hold(by: binding, .loop) }
        return holdInTurn(loop)
    }

    /// `await self?.run()`: the method retains its instance while it runs.
    private func hold(byCall call: Node, in task: TimedTask) -> StrongHold? {
        guard let receiver = call.calleeName?.base?.stripped, isOwner(receiver) else { return nil }
        return StrongHold(node: call, extent: .loop, owner: receiver.text)
    }

    private func hold(by binding: Node, _ extent: StrongHold.Extent) -> StrongHold {
        StrongHold(node: binding, extent: extent, owner: binding.initialValue?.stripped.text ?? binding.name)
    }

    /// A `guard let self` before the loop, or an `if let self` around it.
    private func bindingBefore(_ loop: Node, in closure: Node) -> Node? {
        var child = loop
        while let here = child.parent, child != closure {
            if here.kind == .block,
                let found = here.children.lazy.compactMap({
                    $0.range.end <= child.range.start ? strongBinding($0) : nil
                }).first
            {
                return found
            }
            if here.kind == .ifBranch, let found = here.conditions.lazy.compactMap({ strongBinding($0) }).first {
                return found
            }
            child = here
        }
        return nil
    }

    /// `guard let self`, `guard let this = self`, `let this = self`, `guard let owner` of `[weak owner = self]`.
    private func strongBinding(_ statement: Node) -> Node? {
        switch statement.kind {
        case .guardStatement: return statement.conditions.lazy.compactMap { strongBinding($0) }.first
        case .optionalBinding:
            return bindsOwner(statement) && statement.firstChild?.kind != .wildcardPattern ? statement : nil
        default: return nil
        }
    }

    /// A binding in the iteration itself, before its sleep.
    private func holdInTurn(_ loop: TimedLoop) -> StrongHold? {
        for sleep in loop.sleeps {
            if let binding = bindingBefore(sleep.node, in: loop.node) {
                return hold(by: binding, .turn(sleep))
            }
        }
        return loop.node.conditions.lazy.compactMap { strongBinding($0) }.first.flatMap { binding in
            loop.sleeps.first.map { hold(by: binding, .turn($0)) }
        }
    }
}
