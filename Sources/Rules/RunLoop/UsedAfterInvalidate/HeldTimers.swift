import TimerlintAnalyses
import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Methods that take a timer in its handle for a running one, while another method ends it there:
/// `if let timer { timer.fireDate = next } else { timer = make() }` beside `timer?.invalidate()`.
extension EndedTimers {
    /// The `invalidate()` that leaves its timer in the handle, for a use that only asks whether there is one.
    func endingOfHeldTimer(_ revival: Revival) -> Node? {
        guard let handle = property(behind: revival.handle), !project[handle].isWeak,
            !asksWhetherValid(revival.node), let function = project.function(around: revival.node),
            makesTimerOtherwise(function, than: revival.node, handle), canRunAgain(function),
            asksOnlyForTimer(revival.node, handle)
        else { return nil }
        return facts.timers(heldBy: handle).flatMap(\.teardowns).first { ending in
            guard ending.isEffective, let other = ending.function, other != function, facts.entries.mayRun(other)
            else { return false }
            return ending.node.enclosingBody?.kind != .closureExpression && isLastingEnd(ending.node, handle)
                && isBeforeRelease(ending.node) && !dependsOnFlag(ending.node) && !isClearedByCaller(of: other, handle)
        }?.node
    }

    /// Whether the function stores a new timer where it does not use the old one.
    private func makesTimerOtherwise(_ function: FunctionID, than use: Node, _ handle: VariableID) -> Bool {
        let fillings = facts.references.uses(of: handle).map(\.node).filter {
            $0.isAssigned && !$0.isSetToNil && project.function(around: $0) == function
        }
        return !fillings.isEmpty
            && fillings.allSatisfy { $0.range.start > use.range.end || Branches.areExclusive($0, use) }
    }

    /// The property of a name, also of the local variable that an optional binding made of it.
    private func property(behind name: Node) -> VariableID? {
        guard case .variable(let id)? = project.referent(of: name) else { return nil }
        if project[id].kind == .property { return id }
        let binding = project.node(of: id)
        guard binding.kind == .optionalBinding else { return nil }
        let bound = binding.initialValue.flatMap { project.referent(of: $0.stripped) }
        let named = bound ?? project.unqualifiedMember(project[id].name, from: name)
        guard case .variable(let property)? = named, project[property].kind == .property else { return nil }
        return property
    }

    /// Whether the use is in a branch that asks whether the handle holds a timer, and no other question decides.
    private func asksOnlyForTimer(_ use: Node, _ handle: VariableID) -> Bool {
        let branches = use.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.filter {
            [.ifBranch, .switchCase, .ternaryExpression].contains($0.kind)
        }
        guard branches.count == 1, let branch = branches.first, branch.kind == .ifBranch else { return false }
        return branch.conditions.count == 1 && asksForTimer(branch.conditions[0], in: handle)
    }

    /// Also Objective-C's plain `_timer`.
    private func asksForTimer(_ condition: Node, in handle: VariableID) -> Bool {
        project.referent(of: condition.stripped) == .variable(handle)
            || facts.timers(heldBy: handle).contains { facts.asksForPresence(of: $0, condition) }
    }

    private func isClearedByCaller(of function: FunctionID, _ handle: VariableID) -> Bool {
        let clearings = facts.references.uses(of: handle).map(\.node).filter(\.isSetToNil)
        let callers = Set(facts.references.certainCallSites(of: function).compactMap { project.function(around: $0) })
        return clearings.contains { project.function(around: $0).map(callers.contains) == true }
    }
}
