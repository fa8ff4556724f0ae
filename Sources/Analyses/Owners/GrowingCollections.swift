import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Static collections that retain their elements until the process ends, such as a registry of instances by key.
extension OwnerLifetimes {
    /// Whether the new instance is stored in a global or static collection from which the tree never removes anything.
    func isKeptByGrowingCollection(_ creation: Node) -> Bool {
        ValueFlow(project: project, references: references).destinations(of: creation).contains { destination in
            guard case .element(let collection, let store) = destination,
                project[collection].isStatic || project[collection].kind == .global
            else { return false }
            return onlyGrows(collection) && overwritesNothing(store, in: collection)
        }
    }

    private func onlyGrows(_ collection: VariableID) -> Bool {
        guard project[collection].access < .public else { return false }
        return HandleUses(project: project, references: references).uses(of: collection).map(\.node).allSatisfy { use in
            guard !use.isAssigned, let parent = use.outermostUnwrap.parent else { return false }
            switch parent.kind {
            case .memberExpression: return !CollectionAPI.removingMethods.contains(parent.name)
            case .subscriptExpression: return !isSetToNil(parent)
            default: return true
            }
        }
    }

    /// `instances[key] = nil`
    private func isSetToNil(_ element: Node) -> Bool {
        element.isAssigned && element.outermostUnwrap.nextSibling?.stripped.kind == .nilLiteral
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
            return question.conditions.contains { condition in
                condition.contains { project.referent(of: $0) == .variable(collection) }
            }
        }
    }
}
