import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

extension ProjectFacts {
    /// How a timer that a property or global variable holds can be overwritten there while it may still be running.
    func restart(of timer: Timer) -> (handle: VariableID, place: Node, reentry: Reentry)? {
        let kept = timer.destinations.lazy.compactMap(\.overwriting).first { isLasting($0.variable) }
        guard let (handle, place) = kept else { return restartOfClosure(ending: timer) }
        return reentry(of: timer, handle: handle, at: place).map { (handle, place, $0) }
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
            let found = RestartPaths(entries: entries).reentry(
                handle: keeper, at: place, handler: [], otherEndings: calls)
            if let found { return (keeper, place, found) }
        }
        return nil
    }

    private func isLasting(_ handle: VariableID) -> Bool {
        project[handle].kind == .property || project[handle].kind == .global
    }
}
