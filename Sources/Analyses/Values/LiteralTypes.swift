import TimerlintSemantics
import TimerlintSyntax

extension Project {
    /// The name of a variable's type; a literal has the type that Swift gives it where none is written.
    package func typeName(of id: VariableID) -> String? {
        type(of: id)?.name ?? value(of: id)?.stripped.kind.typeOfLiteral
    }
}

extension NodeKind {
    /// The type of a Boolean or numeric literal without a context.
    fileprivate var typeOfLiteral: String? {
        switch self {
        case .booleanLiteral: "Bool"
        case .integerLiteral: "Int"
        case .floatLiteral: "Double"
        default: nil
        }
    }
}
