import TimerlintSemantics
import TimerlintSyntax

/// One use of a variable.
package struct VariableUse: Sendable {
    /// The name or member expression (or the shorthand binding) that names it.
    package let node: Node
    /// The receiver's type is unknown: it may be another property with that name.
    package let isUncertain: Bool
}

/// The uses of a variable, everywhere in the project.
extension ReferenceIndex {
    /// With those of which only the name is certain (`isUncertain`).
    package func uses(of id: VariableID) -> [VariableUse] {
        knownUses.answer(to: id) {
            let isMember = project[id].kind == .property || project[id].kind == .global
            if isMember { return usesOfMember(id) }
            return nodes(naming: id).filter { means($0, local: id) }.map { VariableUse(node: $0, isUncertain: false) }
        }
    }

    private func usesOfMember(_ id: VariableID) -> [VariableUse] {
        places(of: id).map { place in
            if case .variable = place.meaning { return VariableUse(node: place.node, isUncertain: false) }
            return VariableUse(node: place.node, isUncertain: true)
        }
    }

    /// The uses of a variable and of its aliases in local variables and captures:
    /// `guard let timer = self.timer`, `let source = timer`, `[timer]`.
    package func usesThroughLocals(of id: VariableID) -> [VariableUse] {
        var found: [VariableUse] = []
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
