import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The states that cause a SwiftUI view to be re-evaluated, and how often they change.
extension ProjectFacts {
    /// The states behind a property of a view whose changes evaluate its body again: the property itself, or the
    /// published properties of the object that it observes. Of an `@Observable` object, and of the view's own state,
    /// only what the body reads. Empty if it observes nothing, or an object of unknown type.
    package func watchedStates(of property: VariableID, by view: TypeID) -> [VariableID] {
        let readers = StateReaders(self)
        let declaration = project[property]
        guard !declaration.isStatic, declaration.attributes.contains(where: VisibleChanges.watchingWrappers.contains)
        else { return [] }
        if let type = project.type(of: property)?.id, project.types[type].isReference {
            return project.lineage(of: type).flatMap { project.types[$0].allProperties }.filter { state in
                readers.isState(state) && (readers.isPublished(state) || readers.isRead(state, by: view))
            }
        }
        return readers.isState(property) && readers.isRead(property, by: view) ? [property] : []
    }

    /// How often a state changes; `nil` if nothing in the tree changes it.
    package func paceOfChanges(of state: VariableID) -> Pace? {
        let readers = StateReaders(self)
        let isWritten =
            !writes(of: state).isEmpty
            || references.nodes(named: "$" + project[state].name).contains { readers.isProjection($0, of: state) }
            || references.nodes(naming: state).contains { readers.isBoundMember($0, of: state) }
        guard isWritten else { return nil }
        var search = UpstreamPace.Search()
        return UpstreamPace(facts: self).pace(ofState: state, &search)
    }

    /// Whether a use hands the state of a model on for others to change: `$order.phone`.
    package func isBoundMember(_ use: Node, of state: VariableID) -> Bool {
        StateReaders(self).isBoundMember(use, of: state)
    }

    /// The uses that assign a variable or change its value in place, anywhere in the tree.
    package func writes(of variable: VariableID) -> some Collection<Node> {
        references.uses(of: variable).lazy.map(\.node).filter(\.isWritten)
    }

    /// Whether code of a view runs later than the enclosing body: on an event, or on another queue.
    package func isInViewAction(_ node: Node) -> Bool {
        StateReaders(self).isInAction(node)
    }
}
