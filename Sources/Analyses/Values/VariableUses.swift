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

    /// With the uses by what may be the same property: `timer` in a protocol's default implementations, where a type that
    /// conforms declares it.
    private func usesOfMember(_ id: VariableID) -> [VariableUse] {
        let own = places(of: id).map { place in
            if case .variable = place.meaning { return VariableUse(node: place.node, isUncertain: false) }
            return VariableUse(node: place.node, isUncertain: true)
        }
        let requirements = project.requirements(metBy: id)
        let owner = requirements.isEmpty ? nil : project.owner(of: id)
        let shared = requirements.flatMap(certainPlaces).filter { use in owner.map { mayRun(use, on: $0) } == true }
        let others = shared + project.fulfilments(of: id).flatMap(certainPlaces)
        return own + others.map { VariableUse(node: $0, isUncertain: !isOnOwnInstance($0)) }
    }

    /// Whether the code around the use, a protocol's default implementation, may run on instances of a type: not if only
    /// types that have nothing to do with it call it, on themselves.
    private func mayRun(_ use: Node, on owner: TypeID) -> Bool {
        guard let function = project.function(around: use) else { return true }
        let mentions = mentions(of: function)
        return mentions.isEmpty
            || mentions.contains { mention in
                guard isOnOwnInstance(mention), let caller = project.type(around: mention),
                    project.types[caller].kind != .protocol
                else { return true }
                return project.lineage(of: caller).contains(owner) || project.lineage(of: owner).contains(caller)
            }
    }

    private func certainPlaces(of id: VariableID) -> [Node] {
        places(of: id).compactMap { place in
            if case .variable = place.meaning { place.node } else { nil }
        }
    }

    private func isOnOwnInstance(_ use: Node) -> Bool {
        use.base.map { $0.stripped.kind == .selfExpression } ?? true
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
