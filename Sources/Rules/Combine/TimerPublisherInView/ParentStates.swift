import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTimers

/// Tells whether a SwiftUI view can be made again while it is shown: its parent has state that changes meanwhile.
/// Input: the parent and its call that builds the view; output: an answer.
struct ParentStates {
    private let facts: ProjectFacts
    private let project: Project

    init(_ facts: ProjectFacts) {
        self.facts = facts
        project = facts.project
    }

    /// Objects and values that others own may change at any time; the view's own state where the tree changes it, and
    /// does so for more than to swap the child.
    func changes(in parent: TypeID, whileShown call: Node) -> Bool {
        let properties = project.types[parent].allProperties.filter {
            !project[$0].isStatic && !project[$0].attributes.isEmpty
        }
        return properties.contains { property in
            let wrappers = project[property].attributes
            if !VisibleChanges.ownStateWrappers.isDisjoint(with: wrappers) {
                return isChanged(property) && !decides(property, call)
            }
            return !VisibleChanges.givenStateWrappers.isDisjoint(with: wrappers)
        }
    }

    private func isChanged(_ property: VariableID) -> Bool {
        if !facts.references.nodes(named: "$" + project[property].name).isEmpty { return true }
        return facts.references.nodes(naming: property).contains { use in
            use.isAssigned || use.outermostUnwrap.parent.map { CollectionMutation.isMutation($0) } ?? false
        }
    }

    /// The state chooses whether the child is shown, so that its change takes the child away: a condition around the
    /// call, or the selection of tabs.
    private func decides(_ property: VariableID, _ call: Node) -> Bool {
        let branches = call.selfAndAncestors.prefix { $0.kind != .memberBlock }
        let isAsked = branches.contains { branch in
            switch branch.kind {
            case .ifBranch:
                (branch.conditions + (branch.parent?.branches.flatMap(\.conditions) ?? [])).contains {
                    names(property, in: $0)
                }
            case .switchCase: branch.parent?.firstChild.map { names(property, in: $0) } ?? false
            default: false
            }
        }
        if isAsked { return true }
        return facts.references.nodes(named: "$" + project[property].name).contains { use in
            use.parent?.kind == .argument && use.parent?.isNamed("selection") == true
                && use.parent?.parent?.calleeName?.isNamed("TabView") == true
        }
    }

    private func names(_ property: VariableID, in code: Node) -> Bool {
        code.contains { node in
            (node.kind == .nameExpression || node.kind == .memberExpression)
                && project.referent(of: node) == .variable(property)
        }
    }
}

/// `score.toggle()`, `list.append(x)`, `point.x = 0`.
private enum CollectionMutation {
    static func isMutation(_ parent: Node) -> Bool {
        if parent.kind == .memberExpression {
            return VisibleChanges.mutatingMethods.contains(parent.name) || parent.isAssigned
                || parent.outermostUnwrap.parent.map(isMutation) == true
        }
        return parent.kind == .subscriptExpression && parent.isAssigned
    }
}
