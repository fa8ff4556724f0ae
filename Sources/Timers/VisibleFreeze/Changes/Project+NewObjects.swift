import TimerlintSemantics
import TimerlintSyntax

extension Project {
    /// The local variables in a target, such as `toast` in `toast.label.text`, whose value a call has made.
    func newObjects(in target: Node) -> [VariableID] {
        target.selfAndBases.compactMap { name in
            guard case .variable(let id)? = referent(of: name.stripped), self[id].kind == .local,
                value(of: id)?.stripped.kind == .callExpression
            else { return nil }
            return id
        }
    }
}
