import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Pagers and carousels that turn their pages with a timer.
extension ProjectFacts {
    /// Whether the change increments or decrements an index, and a drag of the same view stops the timer or sets a flag
    /// with which the handler, whose code is given, waits: the pages wait for the finger.
    func turnsPages(_ timer: Timer, by change: VisibleChange, in code: [Node]) -> Bool {
        guard let state = change.state, isIndex(state) else { return false }
        return timer.teardowns.contains { isRunByDrag($0.node) }
            || HandlerWays(project: project, changes: [change], code: code).conditions(on: change).contains {
                $0.contains(where: isSetByDrag)
            }
    }

    /// `isPaused`, where a drag sets `isPaused = true`.
    private func isSetByDrag(_ name: Node) -> Bool {
        guard name.kind == .nameExpression || name.kind == .memberExpression,
            case .variable(let flag)? = project.referent(of: name)
        else { return false }
        return writes(of: flag).contains {
            $0.outermostUnwrap.nextSibling?.stripped.kind == .booleanLiteral && isRunByDrag($0)
        }
    }

    private func isRunByDrag(_ place: Node) -> Bool {
        if isInDrag(place) { return true }
        guard let function = project.function(around: place) else { return false }
        return references.callSites(of: function).contains(where: isInDrag)
    }

    private func isIndex(_ state: VariableID) -> Bool {
        project.type(of: state).map { TimeAPI.integerTypes.contains($0.name) }
            ?? (project.value(of: state)?.stripped.kind == .integerLiteral)
    }

    /// Whether the place is in a closure that runs on each step of a gesture.
    private func isInDrag(_ place: Node) -> Bool {
        place.selfAndAncestors.contains { node in
            guard node.kind == .closureExpression, let argument = node.parent, argument.kind == .argument else {
                return false
            }
            return ScrollAPI.dragSteps.contains(argument.name)
                || argument.parent?.calleeName.map { ScrollAPI.dragSteps.contains($0.name) } == true
        }
    }
}
