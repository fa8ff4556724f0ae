import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Where a timer loses its handle while it runs, and who else ends it.
extension ProjectFacts {
    /// The members used on the timer through any handle: `tolerance` in `timer?.tolerance = 1`.
    package func members(usedOn timer: Timer) -> [Node] {
        let places = [timer.creation] + timer.handles.flatMap { references.uses(of: $0).map(\.node) }
        return places.compactMap { place in
            guard let member = place.outermostUnwrap.parent, member.kind == .memberExpression else { return nil }
            return member
        }
    }

    /// The places that drop the handle of a running timer: `timer = nil` if nothing ever invalidates it.
    package func droppings(of timer: Timer) -> [Node] {
        let finder = references.teardowns
        let ending = Set(timer.teardowns.compactMap(\.function))
        let collections = timer.destinations.compactMap { destination in
            if case .element(let id, _) = destination { id } else { nil }
        }
        let removing = timer.handles.filter { collections.contains($0) && !finder.endsOldValue($0) }
        let places =
            timer.handles.flatMap(clearingsThatEndNothing)
            + removing.flatMap { handle in knownRemovals.answer(to: handle) { finder.removals(from: handle) } }
        return places.filter { clearing in
            guard let function = project.function(around: clearing) else { return true }
            return !ending.contains(function) && !isFirstValue(clearing, in: function, of: timer)
        }
    }

    /// `timer = nil`; of a property whose setter ends the old timer, only `_timer = nil`, which passes the setter by.
    private func clearingsThatEndNothing(of handle: VariableID) -> [Node] {
        let finder = references.teardowns
        let all = finder.clearings(of: handle, inStorage: true)
        return finder.endsOldValue(handle) ? all.filter { $0.firstChild?.isStorageAccess == true } : all
    }

    /// An initializer gives the handle its first value: there was no timer before.
    private func isFirstValue(_ clearing: Node, in function: FunctionID, of timer: Timer) -> Bool {
        project[function].kind.isInitializer && function != timer.function
            && clearing.enclosingBody?.kind != .closureExpression
    }

    /// Whether the place is in a deinitializer, or in the function that creates the next timer: other rules
    /// report that loss better.
    package func isAboutToEndOrRestart(_ place: Node, of timer: Timer) -> Bool {
        guard let function = project.function(around: place) else { return false }
        return project[function].kind.isDeinitializer || function == timer.function
    }

    /// A helper object that is its own timer's target and that another type tells to stop: the owner's code
    /// handles the end there.
    package func isEndedByOtherOwner(_ timer: Timer) -> Bool {
        guard let owner = owner(of: timer), !InterfaceEvidence(project: project).isInterface(owner) else {
            return false
        }
        return timer.teardowns.filter(\.isEffective).contains { ending in
            guard let function = ending.function, project.owner(of: function) == owner else { return false }
            return references.callSites(of: function).contains { call in
                !isOfTests(call) && project.type(around: call).map { $0 != owner } ?? false
            }
        }
    }
}
