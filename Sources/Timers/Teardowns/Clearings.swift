import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The assignments that empty the variable that holds a timer.
extension TeardownFinder {
    /// `handle = nil`. Assignments to the storage behind a property bypass its observers and are left out
    /// unless `inStorage` is true.
    package func clearings(of id: VariableID, inStorage: Bool = false) -> [Node] {
        references.uses(of: id).compactMap { use in
            let place = use.node.outermostUnwrap
            guard inStorage ? !isInOwnSetter(use.node, id) : !use.node.isStorageAccess, let assignment = place.parent,
                assignment.kind == .assignmentExpression, assignment.firstChild == place,
                place.nextSibling?.kind == .nilLiteral
            else { return nil }
            return assignment
        }
    }

    /// `timers[id] = nil`, `timers.removeValue(forKey: id)`, if nothing is done with what is removed, and nothing else
    /// is ended there.
    package func removals(from id: VariableID) -> [Node] {
        references.uses(of: id).compactMap { removal(at: $0.node) }.filter { removal in
            removal.enclosingBody.map { !$0.contains(where: Self.endingVerb) } ?? true
        }
    }

    private func removal(at use: Node) -> Node? {
        let place = use.outermostUnwrap
        guard let access = place.parent, access.firstChild == place else { return nil }
        if access.kind == .subscriptExpression { return emptying(of: access.outermostUnwrap) }
        guard access.kind == .memberExpression, CollectionAPI.removingMethods.contains(access.name),
            let call = access.callOfName, call.trailingClosure == nil, call.argumentValue("where") == nil
        else { return nil }
        let whole = call.outermostUnwrap
        let isDiscarded = whole.parent?.kind == .block || whole.parent?.firstChild?.kind == .wildcardExpression
        return isDiscarded ? call : nil
    }

    private func emptying(of target: Node) -> Node? {
        guard let assignment = target.parent, assignment.kind == .assignmentExpression,
            assignment.firstChild == target, target.nextSibling?.kind == .nilLiteral
        else { return nil }
        return assignment
    }

    /// `timer = isFocused ? Timer(…) : nil`.
    func choices(of id: VariableID) -> [Node] {
        references.uses(of: id).compactMap { use in
            guard !use.node.isStorageAccess, let value = use.node.assignedValue?.stripped,
                value.kind == .ternaryExpression,
                value.children.dropFirst().contains(where: { $0.stripped.kind == .nilLiteral })
            else { return nil }
            return use.node.outermostUnwrap.parent
        }
    }

    /// `state = .idle`: assignments of a case without associated values, if the variable holds an enum.
    func emptyings(of id: VariableID) -> [Node] {
        guard project.enumType(of: id) != nil else { return [] }
        let uses = references.uses(of: id).map(\.node)
        return uses.filter { !$0.isStorageAccess && $0.assignedValue?.kind == .memberExpression }
            .compactMap { $0.outermostUnwrap.parent }
    }
}
