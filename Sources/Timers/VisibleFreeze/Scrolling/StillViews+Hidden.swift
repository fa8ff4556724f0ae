import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Views that code makes and puts on no screen, or on none of its own.
extension StillViews {
    /// How many local views contain one another.
    private static let depthLimit = 3

    /// A local view that is added to nothing, or only to other such views.
    func isNeverShown(_ id: VariableID, depth: Int) -> Bool {
        guard project[id].kind == .local, depth < Self.depthLimit else { return false }
        return project.uses(ofLocal: id).allSatisfy { use in
            guard let parent = use.outermostUnwrap.parent else { return false }
            if parent.kind == .memberExpression || parent.kind == .binding || parent.kind == .block { return true }
            guard parent.kind == .argument, let callee = parent.parent?.calleeName,
                InterfaceAPI.subviewAdditions.contains(callee.name),
                let container = callee.base.flatMap({ project.local($0.stripped) })
            else { return false }
            return isNeverShown(container, depth: depth + 1)
        }
    }

    /// Whether a property holds a view that its owner makes, asks and changes, but hands to nothing that could show it,
    /// unlike other views.
    func isHeldAlone(_ id: VariableID) -> Bool {
        guard project[id].kind == .property, !project[id].has(attribute: "IBOutlet"), project[id].access < .public,
            project.type(of: id).map({ ScrollAPI.scrollingViews.contains($0.name) }) == true
        else { return false }
        let uses = uses(of: id)
        let values = uses.map(\.assignedValue) + [project.value(of: id)?.stripped]
        let made = values.compactMap { $0 }.filter { $0.kind != .nilLiteral }
        return !made.isEmpty && made.allSatisfy { $0.calleeName.map { $0.beginsWithUppercase } == true }
            && uses.allSatisfy { $0.isAssigned || isAskedAlone($0) } && isInBuiltScreen(id)
    }

    /// Whether the owner's code adds views to others: those that it does not add, it does not show.
    private func isInBuiltScreen(_ id: VariableID) -> Bool {
        guard let owner = project.owner(of: id) else { return false }
        return project.types[owner].declarations.map(project.node).contains { code in
            code.contains { call in
                call.kind == .callExpression
                    && call.calleeName.map { InterfaceAPI.subviewAdditions.contains($0.name) } == true
            }
        }
    }

    /// `list.isHidden = true`, `list.reloadData()`, but not `list.embed(in: view)`.
    private func isAskedAlone(_ use: Node) -> Bool {
        guard let member = use.outermostUnwrap.parent, member.kind == .memberExpression else { return false }
        guard let call = member.callOfName else { return true }
        return project.referent(of: member) == nil
            && !call.arguments.contains { $0.contains { ScrollAPI.surroundings.contains($0.name) } }
    }
}
