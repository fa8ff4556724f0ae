import TimerlintSemantics
import TimerlintSyntax

/// One use of the variable that keeps a timer.
package struct HandleUse: Sendable {
    /// The name or member expression (or the shorthand binding) that names it.
    package let node: Node
    /// The receiver's type is not known: it may be another property of that name.
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
            let declaration = project[id]
            return references.nodes(naming: id).compactMap { use(of: id, declaration, at: $0) }
        }
    }

    /// The uses of a variable and of the locals and captures that only rename it: `guard let timer = self.timer`, `let source = timer`, `[timer]`.
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

    /// The local or capture that a use of a variable is bound to.
    private func renaming(at use: Node) -> VariableID? {
        let isShorthand = use.kind == .optionalBinding || use.kind == .capture
        var holder = isShorthand ? use : use.outermostUnwrap.parent
        if holder?.kind == .initializer { holder = holder?.parent }
        guard let holder, holder.kind == .binding || holder.kind == .optionalBinding || holder.kind == .capture,
            let id = project.variable(declaredBy: holder), project[id].kind == .local || project[id].kind == .capture
        else { return nil }
        return id
    }

    private func use(of id: VariableID, _ declaration: VariableDeclaration, at node: Node) -> HandleUse? {
        switch node.kind {
        case .nameExpression:
            if let local = project.local(node) { return local == id ? HandleUse(node: node, isUncertain: false) : nil }
            guard declaration.kind == .property || declaration.kind == .global else { return nil }
            return project.referent(of: node) == .variable(id) ? HandleUse(node: node, isUncertain: false) : nil
        case .optionalBinding:
            guard let pattern = node.firstChild, !node.children.contains(where: { $0.kind.isExpression }) else { return nil }
            if let local = project.local(pattern) { return local == id ? HandleUse(node: node, isUncertain: false) : nil }
            return project.referent(of: pattern) == .variable(id) ? HandleUse(node: node, isUncertain: false) : nil
        case .capture:
            guard node.firstChild == nil else { return nil }
            let isSame = project.local(node).map { $0 == id } ?? (project.unqualifiedMember(node.name, from: node) == .variable(id))
            return isSame ? HandleUse(node: node, isUncertain: false) : nil
        case .memberExpression: return memberUse(of: id, declaration, at: node)
        default: return nil
        }
    }

    private func memberUse(of id: VariableID, _ declaration: VariableDeclaration, at node: Node) -> HandleUse? {
        guard declaration.kind == .property else { return nil }
        if let referent = project.referent(of: node) {
            return referent == .variable(id) ? HandleUse(node: node, isUncertain: false) : nil
        }
        guard let base = node.firstChild, base.kind.isExpression, project.type(of: base) == nil else { return nil }
        return HandleUse(node: node, isUncertain: true)
    }
}
