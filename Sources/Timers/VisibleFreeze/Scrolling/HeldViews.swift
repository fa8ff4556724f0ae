import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Recognizes properties whose view is never, or only temporarily, on the screen of the object that holds it. Input: a
/// property. Output: whether this is so, by how the tree uses the property.
struct HeldViews {
    let references: ReferenceIndex
    var project: Project { references.project }

    /// Whether other code passes the view in, or itself, and nobody here adds it to a view: the previous page, whose
    /// settings are read.
    func isLent(_ property: VariableID) -> Bool {
        guard !project[property].isWeak, !project[property].has(attribute: "IBOutlet"),
            project.value(of: property) == nil, project.accessors(of: property).isEmpty
        else { return false }
        let uses = uses(of: property)
        let values = uses.filter(\.isAssigned).compactMap { $0.outermostUnwrap.nextSibling?.stripped }
        return !values.isEmpty && values.allSatisfy { isParameter($0) || $0.kind == .selfExpression }
            && !uses.contains(where: isAdded)
    }

    /// Whether the owner removes the view from the screen again: a panel that is shown for a moment.
    func isTakenAway(_ property: VariableID) -> Bool {
        uses(of: property).contains { use in
            guard let member = use.outermostUnwrap.parent, member.kind == .memberExpression else { return false }
            return InterfaceAPI.subviewRemoval == member.name
        }
    }

    /// Whether the owner presents or pushes the controller that it holds, and shows neither its view nor anything in it:
    /// another screen.
    func isAnotherScreen(_ property: VariableID) -> Bool {
        let names = uses(of: property).flatMap { takers(of: $0) }
        return !names.isEmpty
            && names.allSatisfy { InterfaceAPI.presenting.contains($0) || InterfaceAPI.screenTaking.contains($0) }
    }

    /// What a use hands the controller or its view to, by name. Of `let pages = UINavigationController(
    /// rootViewController: list)`, what `pages` is handed to.
    func takers(of use: Node, isWrapper: Bool = false) -> [String] {
        guard let parent = use.outermostUnwrap.parent else { return [] }
        if !isWrapper, parent.kind == .memberExpression, parent.outermostUnwrap.parent?.kind == .memberExpression {
            return [parent.name]
        }
        if parent.name == InterfaceAPI.viewOfController { return [InterfaceAPI.viewOfController] }
        guard parent.kind == .argument else { return [] }
        let further = parent.parent.flatMap(localWrapper).map { local in
            project.uses(ofLocal: local).flatMap { takers(of: $0, isWrapper: true) }
        }
        if !isWrapper, let further, !further.isEmpty { return further }
        return [parent.parent?.calleeName?.name ?? ""]
    }

    /// The local variable that holds the new controller which a call makes.
    private func localWrapper(_ call: Node) -> VariableID? {
        guard let callee = call.calleeName, callee.beginsWithUppercase || callee.name.hasPrefix("init"),
            let initializer = call.outermostUnwrap.parent, initializer.kind == .initializer,
            let local = initializer.parent.flatMap({ project.variable(declaredBy: $0) }),
            project[local].kind == .local
        else { return nil }
        return local
    }

    private func uses(of property: VariableID) -> [Node] {
        references.uses(of: property).map(\.node)
    }

    private func isParameter(_ value: Node) -> Bool {
        project.local(value).map { project[$0].kind == .parameter } ?? false
    }

    /// `view.addSubview(page)`
    private func isAdded(_ use: Node) -> Bool {
        let argument = use.outermostUnwrap.parent
        return argument?.kind == .argument
            && argument?.parent?.calleeName.map { InterfaceAPI.subviewAdditions.contains($0.name) } == true
    }
}
