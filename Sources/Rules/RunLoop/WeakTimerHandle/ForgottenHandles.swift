import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

extension ProjectFacts {
    /// Whether each place that invalidates the timer in a handle also gives the handle another value, or belongs to an
    /// object that is being deallocated: the handle never refers to a timer that is gone.
    func isForgottenAtEachEnd(_ handle: VariableID) -> Bool {
        let endings = references.teardowns.endings(of: handle)
        let stores = references.uses(of: handle).map(\.node).filter(\.isAssigned)
        return !endings.isEmpty
            && endings.allSatisfy { ending in
                if let function = project.function(around: ending), project[function].kind.isDeinitializer {
                    return true
                }
                return stores.contains { isForgotten(by: $0, after: ending) }
            }
    }

    /// `[self.timer invalidate]; self.timer = nil;`
    private func isForgotten(by store: Node, after ending: Node) -> Bool {
        ending.range.end <= store.range.start && store.enclosingBody == ending.enclosingBody
            && block(around: store)?.encloses(ending) == true && !Branches.canExitBetween(ending, store)
            && isOwn(store) && ending.calleeName?.base.map { isOwn($0.stripped) } == true
    }

    /// Of this object, not of another that has such a handle, too.
    private func isOwn(_ handle: Node) -> Bool { handle.base.map { project.referent(of: $0) == .instance } ?? true }

    private func block(around node: Node) -> Node? { node.selfAndAncestors.first { $0.kind == .block } }
}
