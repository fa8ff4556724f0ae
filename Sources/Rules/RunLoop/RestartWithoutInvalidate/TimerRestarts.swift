import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

extension ProjectFacts {
    /// How a timer that a property or global variable holds can be overwritten there while it may still be running.
    func restart(of timer: Timer) -> (handle: VariableID, place: Node, reentry: Reentry)? {
        let kept = timer.destinations.lazy.compactMap(\.overwriting).first { isLasting($0.variable) }
        guard let (handle, place) = kept else { return restartOfClosure(ending: timer) }
        guard let found = reentry(of: timer, handle: handle, at: place) else { return nil }
        let isForgetful = !found.isShown && !endsSomewhere(handle, in: [place] + found.calls)
        return (handle, place, isForgetful ? otherStart(of: handle, before: timer) ?? found : found)
    }

    /// Whether a function around one of the places ends what the handle holds, be it too late.
    private func endsSomewhere(_ handle: VariableID, in places: [Node]) -> Bool {
        let functions = Set(places.compactMap { project.function(around: $0) })
        return references.teardowns.endings(of: handle).contains {
            project.function(around: $0).map(functions.contains) == true
        }
    }

    /// How many of the timers that one handle holds are asked: each of them is asked about each other one.
    private static let otherStartLimit = 8

    /// A start of another timer that the handle holds, too. It ends the old timer first, so it is meant to find one: the
    /// code that never does finds this one. What the timer itself leads to comes after it.
    private func otherStart(of handle: VariableID, before timer: Timer) -> Reentry? {
        let paths = restartPaths
        let after = handlerCode(of: timer)
        let other = timers(heldBy: handle).prefix(Self.otherStartLimit).first { other in
            guard other.kind.isRunLoopBased, other.repeats == .yes, !mayEndItself(other), !endsAtFirstFire(other),
                let function = other.function, function != timer.function, entries.mayRun(other.creation),
                let filling = other.destinations.lazy.compactMap(\.overwriting).first(where: { $0.variable == handle })
            else { return false }
            return paths.endsOldValue(of: handle, before: filling.place)
                && !after.contains { paths.leads($0, toOneOf: [filling.place], of: handle) }
        }
        return other.map {
            Reentry(evidence: $0.creation, reason: "'\(project[handle].name)' may hold this timer by then")
        }
    }

    /// `stop = { timer.invalidate() }`: the closure is all that knows the timer, and is overwritten without being called.
    private func restartOfClosure(ending timer: Timer) -> (handle: VariableID, place: Node, reentry: Reentry)? {
        for teardown in timer.teardowns {
            let closures = teardown.node.selfAndAncestors.prefix { !$0.kind.isFunctionLike }.filter {
                $0.kind == .closureExpression
            }
            guard
                let place = closures.lazy.compactMap(\.outermostUnwrap.parent).first(where: {
                    $0.kind == .assignmentExpression && !$0.encloses(timer.creation)
                }), let target = place.firstChild, case .variable(let keeper)? = project.referent(of: target),
                isLasting(keeper)
            else { continue }
            let calls = references.uses(of: keeper).compactMap {
                $0.node.callOfName
            }
            let found = restartPaths.reentry(
                handle: keeper, at: place, handler: [], otherEndings: calls)
            if let found { return (keeper, place, found) }
        }
        return nil
    }

    private func isLasting(_ handle: VariableID) -> Bool {
        project[handle].kind == .property || project[handle].kind == .global
    }
}
