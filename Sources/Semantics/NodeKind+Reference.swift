import TimerlintSyntax

extension NodeKind {
    /// Whether nodes of the kind refer to a name that is declared elsewhere.
    package var carriesReference: Bool {
        switch self {
        case .nameExpression, .memberExpression, .selectorExpression, .optionalBinding, .capture: true
        default: false
        }
    }
}
