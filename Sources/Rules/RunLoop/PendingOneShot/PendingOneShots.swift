import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// A delayed call whose handle its owner stores and never cancels.
package struct PendingOneShot: Sendable {
    /// The timer's creation, or the `asyncAfter`.
    package let node: Node
    package let handle: VariableID
}

extension ProjectFacts {
    /// In the order of files and offsets.
    package func pendingOneShots() -> [PendingOneShot] {
        (pendingTimers() + pendingWorkItems()).sorted {
            ($0.node.tree.file.id, $0.node.range) < ($1.node.tree.file.id, $1.node.range)
        }
    }

    private func pendingTimers() -> [PendingOneShot] {
        timers.compactMap { timer in
            guard timer.kind == .runLoopTimer, timer.repeats == .no, !timer.modes.isEmpty, !timer.escapes,
                !isOfTests(timer), !livesForever(timer), !isKeepAlive(timer),
                let handle = timer.handles.first(where: keepsForOwner),
                !timer.teardowns.contains(where: { $0.isEffective || $0.isOnlyInDeinit })
            else { return nil }
            return PendingOneShot(node: timer.creation, handle: handle)
        }
    }

    /// A property of an object; the fields of a struct end with the struct.
    private func keepsForOwner(_ handle: VariableID) -> Bool {
        guard project[handle].kind == .property, !project[handle].isStatic, let owner = project.owner(of: handle) else {
            return false
        }
        return project.types[owner].isReference && !isAppLifetime(owner)
    }

    // MARK: Work items

    private func pendingWorkItems() -> [PendingOneShot] {
        references.nodes(named: "asyncAfter").compactMap { callee in
            guard let call = callee.callOfName, !isOfTests(call),
                let item = call.argumentValue("execute")?.stripped,
                case .variable(let variable)? = project.referent(of: item), let handle = keeper(of: variable),
                keepsForOwner(handle), !isCancelled(handle),
                !isCancelled(variable)
            else { return nil }
            return PendingOneShot(node: call, handle: handle)
        }
    }

    /// The property itself, the one that a binding names, or the one in which a local work item is stored.
    private func keeper(of variable: VariableID) -> VariableID? {
        if project[variable].kind == .property {
            return project.type(of: variable)?.name == "DispatchWorkItem" ? variable : nil
        }
        guard let value = project.value(of: variable)?.stripped else { return nil }
        if case .variable(let bound)? = project.referent(of: value) {
            return project[bound].kind == .property ? keeper(of: bound) : nil
        }
        guard value.calleeName?.isNamed("DispatchWorkItem") == true else { return nil }
        return references.flow.destinations(of: value).lazy.compactMap(\.variable)
            .first { project[$0].kind == .property }
    }

    private func isCancelled(_ handle: VariableID) -> Bool {
        let finder = references.teardowns
        let uses = references.uses(of: handle).map(\.node)
        let creations = uses.filter { $0.isAssigned && !$0.isSetToNil }
        let judge = TeardownJudge(entries: entries, creations: creations)
        return finder.endings(of: handle).map(judge.teardown).contains { $0.isEffective || $0.isOnlyInDeinit }
    }
}
