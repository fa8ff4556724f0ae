import TimerlintSyntax

/// Tells which code uses the instance it belongs to.
extension Node {
    /// Whether this is a member of the enclosing instance, written without `self`.
    package func isImplicitMember(in project: Project) -> Bool {
        guard project.local(self) == nil else { return false }
        switch project.unqualifiedMember(name, from: self) {
        case .variable(let id)?: return project[id].kind == .property && !project[id].isStatic
        case .functions(let ids)?:
            return ids.contains { project[$0].owner != nil && !project[$0].isStatic && project[$0].name != "init" }
        default: return false
        }
    }

    /// Whether this code uses the instance it belongs to.
    package func usesInstance(in project: Project) -> Bool {
        contains { node in
            switch node.kind {
            case .selfExpression, .superExpression: true
            case .nameExpression: node.isImplicitMember(in: project)
            case .optionalBinding: node.initialValue == nil && (node.pattern ?? node).isImplicitMember(in: project)
            default: false
            }
        }
    }
}
