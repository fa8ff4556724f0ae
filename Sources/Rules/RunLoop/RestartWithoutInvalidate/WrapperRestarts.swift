import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// A property that holds a wrapper which its own repeating timer retains, and that is assigned a new wrapper
/// while the old one may still tick: releasing the old one stops nothing. If nothing could stop the timer at
/// all, the wrapper itself is wrong, whoever creates it: its own finding says so once.
package struct WrapperRestart: Sendable {
    /// The timer inside the wrapper.
    package let timer: Timer
    package let wrapper: TypeID
    /// The call that creates the new wrapper.
    package let call: Node
    package let handle: VariableID
    package let reentry: Reentry
    /// The wrapper's own work eventually stops its timer: both run, but not forever.
    package let endsByItself: Bool
}

extension ProjectFacts {
    /// In the order of the timers.
    package func wrapperRestarts() -> [WrapperRestart] {
        timers.flatMap { timer -> [WrapperRestart] in
            guard timer.kind.isRunLoopBased, timer.repeats == .yes, let wrapper = owner(of: timer),
                project.types[wrapper].isReference,
                !livesForever(timer), keepsOwnerAlive(timer) != nil, timer.teardowns.contains(where: \.isEffective)
            else { return [] }
            return references.constructions(of: wrapper).compactMap {
                restart(of: timer, in: wrapper, by: $0)
            }
        }
    }

    private func restart(of timer: Timer, in wrapper: TypeID, by call: Node) -> WrapperRestart? {
        let flow = references.flow
        let kept = flow.destinations(of: call).lazy.compactMap(\.overwriting).first {
            project[$0.variable].kind == .property
        }
        guard let (handle, place) = kept, project.owner(of: handle) != wrapper, !isOfTests(call),
            isStarted(timer, of: wrapper, through: handle)
        else { return nil }
        let endings = references.teardowns
        let inside = timer.handles.flatMap { endings.endings(of: $0) }
        let paths = restartPaths
        let leadsToEnding = { (code: Node) in paths.leads(code, toOneOf: inside, of: handle) }
        guard !hooksOfLeaving(wrapper).contains(where: leadsToEnding) else { return nil }
        return paths.reentry(handle: handle, at: place, handler: [], otherEndings: inside).map {
            WrapperRestart(
                timer: timer, wrapper: wrapper, call: call, handle: handle, reentry: $0,
                endsByItself: handlerCode(of: timer).contains { code in
                    leadsToEnding(code) || code.contains(where: TeardownFinder.endingVerb)
                })
        }
    }

    /// Whether the object that holds the wrapper starts the timer, or creating the wrapper does. If only the
    /// wrapper's own events start it (a button's hover), it does not matter who holds the wrapper.
    private func isStarted(_ timer: Timer, of wrapper: TypeID, through handle: VariableID) -> Bool {
        guard let maker = timer.function else { return true }
        var starters: Set<FunctionID> = [maker]
        var waiting = [maker]
        while let function = waiting.popLast(), starters.count < 64 {
            let callers = references.callSites(of: function).compactMap {
                project.function(around: $0)
            }
            waiting += callers.filter {
                project.owner(of: $0).map(project.lineage(of: wrapper).contains) == true && starters.insert($0).inserted
            }
        }
        if starters.contains(where: { project[$0].kind.isInitializer }) { return true }
        return references.uses(of: handle).contains { use in
            guard let member = use.node.outermostUnwrap.parent, member.kind == .memberExpression,
                case .functions(let called)? = project.referent(of: member)
            else { return false }
            return called.contains(where: starters.contains)
        }
    }

    /// The callbacks of a view that leaves its superview or window, as a replaced view does.
    private func hooksOfLeaving(_ wrapper: TypeID) -> [Node] {
        project.functions(of: wrapper).filter { hook in
            project[hook].name.contains("Move") && entries.repeats(hook) == true
                || project[hook].name == "removeFromSuperview"
        }.compactMap { project.body(of: $0) }
    }
}
