import TimerlintSemantics
import TimerlintSyntax

extension Project {
    /// The enum type of a variable, by its declaration or its initial value (`State.idle`), if the tree
    /// declares it.
    func enumType(of variable: VariableID) -> TypeID? {
        let id = type(of: variable)?.id ?? value(of: variable).flatMap(typeNamed(by:))
        return id.flatMap { types[$0].kind == .enum ? $0 : nil }
    }

    private func typeNamed(by value: Node) -> TypeID? {
        let member = value.kind == .callExpression ? value.firstChild : value
        guard let member, member.kind == .memberExpression, let base = member.firstChild, base.kind.isExpression,
            case .type(let id)? = referent(of: base)
        else { return nil }
        return id
    }
}
