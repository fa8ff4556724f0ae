import SwiftSyntax

/// Operators, and words before an expression.
final class OperatorFacts: ExpressionFacts {
    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.is(AssignmentExprSyntax.self) {
            emit("assignmentExpression", node, name: "=")
        } else if node.operator.is(ArrowExprSyntax.self) {
            emit("typeExpression", node)
            opaque.append(node.range)
            return .skipChildren
        } else if group(of: node) == "AssignmentPrecedence" {
            emit("assignmentExpression", node, name: node.operator.written)
        } else {
            emit("infixOperator", node.operator, name: node.operator.written)
            if !continuesRun(node) { emit("infixExpression", node, name: firstOperator(of: node)) }
        }
        read(node.leftOperand)
        read(node.rightOperand)
        return .skipChildren
    }

    private func group(of node: InfixOperatorExprSyntax) -> String? { operators.group(of: node.operator.written) }

    /// timerlint keeps a run of operators of one group flat, `a + b - c`; folding nests it.
    private func continuesRun(_ node: InfixOperatorExprSyntax) -> Bool {
        guard let parent = node.parent?.as(InfixOperatorExprSyntax.self) else { return false }
        return parent.operator.is(BinaryOperatorExprSyntax.self) && group(of: parent) == group(of: node)
    }

    private func firstOperator(of node: InfixOperatorExprSyntax) -> String {
        var first = node
        while let left = first.leftOperand.as(InfixOperatorExprSyntax.self), group(of: left) == group(of: node) {
            first = left
        }
        return first.operator.written
    }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        emit("ternaryExpression", node)
        return .visitChildren
    }

    override func visit(_ node: IsExprSyntax) -> SyntaxVisitorContinueKind {
        emit("castExpression", node, name: "is")
        return .visitChildren
    }

    override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
        emit("castExpression", node, name: "as" + (node.questionOrExclamationMark?.text ?? ""))
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        emit("prefixExpression", node, name: node.operator.text)
        return .visitChildren
    }

    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        emit("postfixExpression", node, name: node.operator.text)
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        emit("optionalChain", node)
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        emit("forceUnwrap", node)
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        emit("inoutExpression", node)
        return .visitChildren
    }

    override func visit(_ node: DiscardAssignmentExprSyntax) -> SyntaxVisitorContinueKind {
        emit("wildcardExpression", node)
        return .skipChildren
    }

    override func visit(_ node: EditorPlaceholderExprSyntax) -> SyntaxVisitorContinueKind {
        emit("missingExpression", node)
        return .skipChildren
    }

    // MARK: Words

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        emit("tryExpression", node, name: "try" + (node.questionOrExclamationMark?.text ?? ""))
        return .visitChildren
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        emit("awaitExpression", node, name: "await")
        return .visitChildren
    }

    override func visit(_ node: CopyExprSyntax) -> SyntaxVisitorContinueKind {
        emit("wordExpression", node, name: node.copyKeyword.text)
        return .visitChildren
    }

    override func visit(_ node: ConsumeExprSyntax) -> SyntaxVisitorContinueKind {
        emit("wordExpression", node, name: node.consumeKeyword.text)
        return .visitChildren
    }

    override func visit(_ node: BorrowExprSyntax) -> SyntaxVisitorContinueKind {
        emit("wordExpression", node, name: node.borrowKeyword.text)
        return .visitChildren
    }

    override func visit(_ node: UnsafeExprSyntax) -> SyntaxVisitorContinueKind {
        emit("wordExpression", node, name: "unsafe")
        return .visitChildren
    }

    override func visit(_ node: PackElementExprSyntax) -> SyntaxVisitorContinueKind {
        emit("wordExpression", node, name: "each")
        return .visitChildren
    }

    override func visit(_ node: PackExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        emit("wordExpression", node, name: "repeat")
        return .visitChildren
    }

    // MARK: Types as expressions

    override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind {
        if let word = node.type.as(SomeOrAnyTypeSyntax.self) {
            emit("wordExpression", node, name: word.someOrAnySpecifier.text)
            read(word.constraint)
            return .skipChildren
        }
        if let named = node.type.as(IdentifierTypeSyntax.self), named.name.text == "Any" {
            // Treated like any other name.
            emit("nameExpression", node, name: "Any")
            return .skipChildren
        }
        emit("typeExpression", node)
        return .visitChildren
    }
}
