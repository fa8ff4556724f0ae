import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Tells the properties whose view is not on the screen of the object that holds it, or only now and then. Input: a
/// property; output: an answer, by what the tree does with it.
struct HeldViews {
    let project: Project
    let references: ReferenceIndex

    /// Others give it, and nobody adds it to a view here: the page before this one, whose settings are read.
    func isLent(_ property: VariableID) -> Bool {
        guard !project[property].isWeak, !project[property].has(attribute: "IBOutlet"),
            project.value(of: property) == nil, project.accessors(of: property).isEmpty
        else { return false }
        let uses = uses(of: property)
        let values = uses.filter(\.isAssigned).compactMap { $0.outermostUnwrap.nextSibling?.stripped }
        return !values.isEmpty && values.allSatisfy(isParameter) && !uses.contains(where: isAdded)
    }

    /// Its owner takes it off the screen again: a panel that is shown for a moment.
    func isTakenAway(_ property: VariableID) -> Bool {
        uses(of: property).contains { use in
            guard let member = use.outermostUnwrap.parent, member.kind == .memberExpression else { return false }
            return InterfaceAPI.subviewRemoval == member.name
        }
    }

    private func uses(of property: VariableID) -> [Node] {
        HandleUses(project: project, references: references).uses(of: property).map(\.node)
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
