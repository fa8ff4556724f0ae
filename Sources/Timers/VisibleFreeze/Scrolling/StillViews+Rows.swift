import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Parts of scrolling views that tell nothing of a screen: cells of views that are switched off, and controls that no view
/// on the screen has been given.
extension StillViews {
    /// Whether all views with which the tree registers a cell are still: `tableView.isScrollEnabled = false` beside
    /// `tableView.register(StepCell.self, …)`.
    func isRowOfStillViews(_ type: TypeID) -> Bool {
        guard !project.inheritedNames(of: type).isDisjoint(with: ScrollAPI.rows) else { return false }
        let views = facts.references.nodes(named: project.types[type].simpleName).compactMap(viewRegistering)
        return !views.isEmpty && views.allSatisfy { isStill($0) }
    }

    /// The view whose method registers the class that a name means.
    private func viewRegistering(_ name: Node) -> VariableID? {
        guard let argument = name.selfAndAncestors.first(where: { $0.kind == .argument }), let call = argument.parent,
            call.arguments.first == argument, let callee = call.calleeName,
            InterfaceAPI.cellRegistrations.contains(callee.name),
            case .variable(let view)? = callee.base.flatMap({ project.referent(of: $0.stripped) })
        else { return nil }
        return view
    }

    /// Whether a control to pull down is given to no view in the code of the class on whose screen it would be: what a
    /// base class makes for those of its subclasses that have a list.
    func isUnusedRefreshControl(_ id: VariableID, of type: TypeID?) -> Bool {
        project.type(of: id)?.name == ScrollAPI.refreshControl && project[id].kind == .property
            && !uses(of: id).contains { use in
                use.outermostUnwrap.isGiven && !isInSibling(use, of: type, property: id)
            }
    }
}

extension Node {
    /// Whether it is an argument, or what is assigned.
    fileprivate var isGiven: Bool {
        parent?.kind == .argument || parent?.kind == .assignmentExpression && parent?.firstChild != self
    }
}
