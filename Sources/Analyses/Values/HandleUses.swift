import TimerlintSemantics
import TimerlintSyntax

/// One use of the variable that holds a timer.
package struct HandleUse: Sendable {
    /// The name or member expression (or the shorthand binding) that names it.
    package let node: Node
    /// The receiver's type is unknown: it may be another property with that name.
    package let isUncertain: Bool
}

/// Finds the uses of a variable, everywhere in the project.
package struct HandleUses {
    package let project: Project
    package let references: ReferenceIndex

    package init(project: Project, references: ReferenceIndex) {
        self.project = project
        self.references = references
    }

    package func uses(of id: VariableID) -> [HandleUse] {
        references.knownUses.answer(to: id) {
            let isMember = project[id].kind == .property || project[id].kind == .global
            return isMember
                ? usesOfMember(id)
                : references.nodes(naming: id).filter { means($0, local: id) }.map {
                    HandleUse(node: $0, isUncertain: false)
                }
        }
    }

    private func usesOfMember(_ id: VariableID) -> [HandleUse] {
        references.places(of: id).map { place in
            if case .variable = place.meaning { return HandleUse(node: place.node, isUncertain: false) }
            return HandleUse(node: place.node, isUncertain: true)
        }
    }

    /// The uses of a variable and of its aliases in local variables and captures:
    /// `guard let timer = self.timer`, `let source = timer`, `[timer]`.
    package func usesThroughLocals(of id: VariableID) -> [HandleUse] {
        var found: [HandleUse] = []
        var seen: Set<VariableID> = [id]
        var waiting = [id]
        while let next = waiting.popLast() {
            let uses = uses(of: next)
            found += uses
            waiting += uses.compactMap { renaming(at: $0.node) }.filter { seen.insert($0).inserted }
        }
        return found
    }

    /// The local variable or capture to which a use of a variable is bound.
    private func renaming(at use: Node) -> VariableID? {
        let isShorthand = use.kind == .optionalBinding || use.kind == .capture
        var holder = isShorthand ? use : use.outermostUnwrap.parent
        if holder?.kind == .initializer { holder = holder?.parent }
        guard let holder, holder.kind == .binding || holder.kind == .optionalBinding || holder.kind == .capture,
            let id = project.variable(declaredBy: holder), project[id].kind == .local || project[id].kind == .capture
        else { return nil }
        return id
    }

    private func means(_ node: Node, local id: VariableID) -> Bool {
        switch node.kind {
        case .nameExpression: project.local(node) == id
        case .optionalBinding: node.initialValue == nil && node.firstChild.map { project.local($0) == id } ?? false
        case .capture: node.firstChild == nil && project.local(node) == id
        default: false
        }
    }
}
