/// The groups that the comments of `NodeKind` speak of.
extension NodeKind {
    package var isType: Bool { NodeKind.namedType.rawValue <= rawValue && rawValue <= NodeKind.otherType.rawValue }

    package var isStatement: Bool {
        NodeKind.ifStatement.rawValue <= rawValue && rawValue <= NodeKind.synchronizedStatement.rawValue
    }

    package var isPattern: Bool {
        NodeKind.identifierPattern.rawValue <= rawValue && rawValue <= NodeKind.expressionPattern.rawValue
    }

    /// Expressions proper, and the statements that may stand for one (`if`, `switch`, `do`).
    package var isExpression: Bool {
        switch self {
        case .ifStatement, .switchStatement, .doStatement: true
        case .captureList, .capture, .argument, .infixOperator, .dictionaryElement, .interpolation: false
        default: NodeKind.nameExpression.rawValue <= rawValue && rawValue <= NodeKind.missingExpression.rawValue
        }
    }

    package var isDeclaration: Bool {
        NodeKind.importDeclaration.rawValue <= rawValue && rawValue <= NodeKind.macroDeclaration.rawValue
    }

    package var isTypeDeclaration: Bool {
        switch self {
        case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
            .extensionDeclaration:
            true
        default: false
        }
    }
}
