import TimerlintSyntax

/// Which code needs the instance that it belongs to.
extension Node {
    /// A member of the instance that stands without `self`.
    package func isImplicitMember(in project: Project) -> Bool {
        guard project.local(self) == nil else { return false }
        switch project.unqualifiedMember(name, from: self) {
        case .variable(let id)?: return project[id].kind == .property && !project[id].isStatic
        case .functions(let ids)?:
            return ids.contains { project[$0].owner != nil && !project[$0].isStatic && project[$0].name != "init" }
        default: return false
        }
    }

    /// Whether code needs the instance it belongs to.
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
