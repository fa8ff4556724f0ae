import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Timers that end when the user begins to scroll.
extension ProjectFacts {
    /// Whether its owner stops it then: in the callbacks of its scroll view, or at the end of the editing that
    /// scrolling ends.
    package func isEndedByScrolling(_ timer: Timer) -> Bool {
        timer.teardowns.compactMap(\.function).contains { ending in
            guard ending != timer.function else { return false }
            if isReached(ending, from: LifecycleNames.scrolling, besides: timer.function) { return true }
            return isReached(ending, from: LifecycleNames.editingEnds, besides: timer.function)
                && project.owner(of: ending).map(endsEditingByScrolling) == true
        }
    }

    /// Whether the timer belongs to a view, which others may put inside something else that scrolls.
    package func isOfEmbeddedView(_ timer: Timer) -> Bool {
        guard let owner = timer.type, isDrawn(owner) else { return false }
        return !project.inheritedNames(of: owner).contains { $0.hasSuffix("Controller") }
    }

    /// `scrollViewDidScroll` calls `endEditing`, or the scroll view dismisses the keyboard itself.
    private func endsEditingByScrolling(_ owner: TypeID) -> Bool {
        project.functions(of: owner).contains { function in
            guard let body = project.body(of: function) else { return false }
            if body.contains(where: { $0.isAssigned && ScrollAPI.keyboardModes.contains($0.name) && dismisses($0) }) {
                return true
            }
            return body.contains { $0.callOfName != nil && InterfaceAPI.editingStops.contains($0.name) }
                && isReached(function, from: LifecycleNames.scrolling)
        }
    }

    private func dismisses(_ mode: Node) -> Bool {
        mode.outermostUnwrap.nextSibling.map { ScrollAPI.dismissingModes.contains($0.stripped.name) } ?? false
    }
}
