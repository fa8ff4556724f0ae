import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Collections that retain their elements until the process ends, such as a registry of instances by key: static ones, and
/// those of objects that live forever.
extension OwnerLifetimes {
    /// Whether the new instance is stored in such a collection, from which the tree never removes anything.
    func isKeptByGrowingCollection(_ creation: Node, at level: OwnerLevel) -> Bool {
        references.flow.destinations(of: creation).contains { destination in
            guard case .element(let collection, let store) = destination, isOfProcess(collection, at: level) else {
                return false
            }
            return onlyGrows(collection) && overwritesNothing(store, in: collection)
        }
    }

    private func isOfProcess(_ collection: VariableID, at level: OwnerLevel) -> Bool {
        if project[collection].isStatic || project[collection].kind == .global { return true }
        guard project[collection].kind == .property, !level.isLast, let owner = project.owner(of: collection) else {
            return false
        }
        return livesForever(owner, at: level.next)
    }

    private func onlyGrows(_ collection: VariableID) -> Bool {
        guard project[collection].access < .public else { return false }
        return references.uses(of: collection).map(\.node).allSatisfy { use in
            if use.isAssigned { return isMadeOnce(use, in: collection) || isInClassSetUp(use) }
            guard let parent = use.outermostUnwrap.parent else { return false }
            switch parent.kind {
            case .memberExpression: return !CollectionAPI.removingMethods.contains(parent.name)
            case .subscriptExpression: return !parent.isSetToNil
            default: return true
            }
        }
    }

    /// In `+initialize` or `+load`.
    private func isInClassSetUp(_ store: Node) -> Bool {
        project.function(around: store).map { project[$0].isStatic && RuntimeAPI.classSetUp.contains(project[$0].name) }
            ?? false
    }

    /// Whether the store replaces no element: a call appends, and an assignment to an element follows a check whether
    /// there is one.
    private func overwritesNothing(_ store: Node, in collection: VariableID) -> Bool {
        guard store.kind == .assignmentExpression else { return true }
        guard let function = project.function(around: store), let body = project.body(of: function) else {
            return false
        }
        return body.contains { question in
            guard question.range.start < store.range.start,
                [.ifBranch, .guardStatement].contains(question.kind)
            else { return false }
            return question.conditions.contains { asks($0, about: collection) }
        }
    }

    /// The collection itself, or a local variable that received one of its elements.
    private func asks(_ condition: Node, about collection: VariableID) -> Bool {
        condition.contains { node in
            guard case .variable(let id)? = project.referent(of: node) else { return false }
            if id == collection { return true }
            return project[id].kind == .local
                && project.value(of: id)?.contains { project.referent(of: $0) == .variable(collection) } == true
        }
    }
}
