import TimerlintAnalyses
import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSyntax

/// What rules query about tasks that sleep.
extension ProjectFacts {
    /// Held by a global or static variable, or created by an owner that lives as long as the process, or
    /// without an owner.
    package func livesForever(_ task: TimedTask) -> Bool {
        if task.handles.contains(where: { project[$0].kind == .global || project[$0].isStatic }) { return true }
        guard let owner = owner(of: task) else { return true }
        if let function = task.function, project[function].isStatic, !isOfInstance(task) { return true }
        return isAppLifetime(owner)
    }

    /// Whether an instance keeps the task that a static function returns, or the function works for one.
    private func isOfInstance(_ task: TimedTask) -> Bool {
        task.handles.contains { project[$0].kind == .property } || clientType(of: task) != nil
    }

    package func owner(of task: TimedTask) -> TypeID? {
        let keeper = task.handles.lazy.compactMap { project.owner(of: $0) }.first { project.types[$0].isReference }
        return keeper ?? clientType(of: task) ?? task.type
    }

    /// How the code that creates the task can run again without cancelling first: the handle, and the evidence.
    package func overwriting(of task: TimedTask) -> (handle: VariableID, reentry: Reentry)? {
        for destination in task.destinations {
            guard let (handle, place) = destination.overwriting, project[handle].kind == .property,
                !isSlotOfItsOwn(place)
            else { continue }
            let paths = restartPaths
            let turns = [task] + others(than: task, heldBy: handle)
            let reentry = paths.reentry(handle: handle, at: place, handler: []) { node in
                turns.contains { isAfterSleep(node, of: $0) }
            }
            if let reentry { return (handle, reentry) }
        }
        return nil
    }

    /// The other tasks that sleep once and are kept in the same handle: the last act of one may store the next.
    private func others(than task: TimedTask, heldBy handle: VariableID) -> [TimedTask] {
        timedTasks.filter { other in
            other.creation != task.creation
                && other.destinations.contains { $0.overwriting?.variable == handle }
        }
    }

    /// `tasks[id] = …`: each key has its own slot.
    private func isSlotOfItsOwn(_ place: Node) -> Bool {
        guard let target = place.firstChild?.stripped, target.kind == .subscriptExpression else { return false }
        return target.contains { $0.kind == .nameExpression && $0 != target.firstChild }
    }

    /// Whether the node is in the task's own code after its sleep: a task created there replaces one that is
    /// finished.
    private func isAfterSleep(_ node: Node, of task: TimedTask) -> Bool {
        guard task.loops.isEmpty, task.closure.encloses(node) else { return false }
        let sleeps = SleepReader(project: project).sleeps(in: task.closure.body ?? task.closure)
        return !sleeps.isEmpty && sleeps.allSatisfy { $0.node.range.end <= node.range.start }
    }

    /// Whether the task's work changes a SwiftUI view. The view is a struct and is not retained, but its state
    /// is.
    package func isInView(_ task: TimedTask) -> Bool {
        guard let type = task.type, !project.types[type].isReference else { return false }
        return project.inheritedNames(of: type).contains("View")
    }

    // MARK: Self

    /// Whether an iteration of the loop ends it when a weak `self` is nil.
    package func endsWithSelf(_ loop: TimedLoop) -> Bool {
        if loop.node.conditions.contains(where: bindsOrTestsSelf) { return true }
        guard let body = loop.node.body else { return false }
        return body.containsOutsideClosures { node in
            switch node.kind {
            case .guardStatement: node.conditions.contains(where: bindsOrTestsSelf)
            case .ifBranch:
                !node.conditions.isEmpty && node.conditions.contains(where: isSelfGone)
                    && node.body?.leaves == true
            default: false
            }
        }
    }

    private func bindsOrTestsSelf(_ condition: Node) -> Bool {
        if condition.kind == .optionalBinding { return bindsOwner(condition) }
        return condition.kind == .infixExpression && condition.isNamed("!=")
            && condition.contains { $0.kind == .selfExpression }
    }

    /// `let self`, `let this = self`, `let owner` of `[weak owner = self]`.
    func bindsOwner(_ binding: Node) -> Bool {
        binding.isNamed("self") && binding.initialValue == nil
            || (binding.initialValue ?? binding.firstChild).map(isOwner) ?? false
    }

    private func isSelfGone(_ condition: Node) -> Bool {
        condition.kind == .infixExpression && condition.isNamed("==")
            && condition.contains { $0.kind == .selfExpression } && condition.contains { $0.kind == .nilLiteral }
    }
}
