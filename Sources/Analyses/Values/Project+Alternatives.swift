import TimerlintSemantics
import TimerlintSyntax

extension Project {
    /// The variables that other branches of an `#if` declare in place of this one: each build has one of them, and the
    /// code around the `#if` refers to that one.
    func alternatives(to id: VariableID) -> [VariableID] {
        switch self[id].kind {
        case .property:
            guard let owner = owner(of: id) else { return [] }
            return (types[owner].properties[self[id].name] ?? []).filter { other in
                other != id && other.file == id.file && self[other].isStatic == self[id].isStatic
                    && node(of: other).decision(between: node(of: id))?.kind == .ifConfig
            }
        case .local:
            guard let clause = node(of: id).parent?.parent, clause.kind == .ifConfigClause, let whole = clause.parent
            else { return [] }
            return whole.children(.ifConfigClause).filter { $0 != clause }.flatMap { other in
                other.children.filter { $0.kind == .variableDeclaration }.flatMap(\.children)
                    .compactMap { variable(declaredBy: $0) }.filter { self[$0].name == self[id].name }
            }
        default: return []
        }
    }
}
