import SwiftSyntax

/// Patterns. swift-syntax parses most patterns of `case` as expressions with patterns inside; timerlint has
/// separate kinds for them.
class PatternFacts: StatementFacts {
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        emit("identifierPattern", node, name: node.identifier.plain)
        return .skipChildren
    }

    override func visit(_ node: WildcardPatternSyntax) -> SyntaxVisitorContinueKind {
        emit("wildcardPattern", node)
        return .skipChildren
    }

    override func visit(_ node: TuplePatternSyntax) -> SyntaxVisitorContinueKind {
        emit("tuplePattern", node)
        return .visitChildren
    }

    override func visit(_ node: TuplePatternElementSyntax) -> SyntaxVisitorContinueKind {
        emitElement("patternElement", node, comma: node.trailingComma, name: node.label?.plain ?? "")
        return .visitChildren
    }

    override func visit(_ node: ValueBindingPatternSyntax) -> SyntaxVisitorContinueKind {
        emit("valueBindingPattern", node, name: node.bindingSpecifier.text)
        return .visitChildren
    }

    override func visit(_ node: IsTypePatternSyntax) -> SyntaxVisitorContinueKind {
        emit("isTypePattern", node)
        return .visitChildren
    }

    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
        addPattern(node.expression)
        return .skipChildren
    }

    // MARK: Patterns written as expressions

    private func addPattern(_ expression: ExprSyntax) {
        if let pattern = expression.as(PatternExprSyntax.self) {
            read(pattern.pattern)
        } else if expression.is(DiscardAssignmentExprSyntax.self) {
            emit("wildcardPattern", expression)
        } else if let tuple = expression.as(TupleExprSyntax.self) {
            emit("tuplePattern", tuple)
            tuple.elements.forEach(addElement)
        } else if !holdsPattern(expression) {
            emit("expressionPattern", expression)
            read(expression)
        } else if let call = expression.as(FunctionCallExprSyntax.self) {
            emit("enumCasePattern", call, name: caseName(call.calledExpression))
            call.arguments.forEach(addElement)
        } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
            emit("optionalPattern", chain)
            addPattern(chain.expression)
        } else if let cast = expression.as(AsExprSyntax.self) {
            emit("asTypePattern", cast)
            addPattern(cast.expression)
            read(cast.type)
        } else {
            emit("expressionPattern", expression)
            read(expression)
        }
    }

    private func addElement(_ element: LabeledExprSyntax) {
        emitElement("patternElement", element, comma: element.trailingComma, name: element.label?.plain ?? "")
        addPattern(element.expression)
    }

    private func caseName(_ callee: ExprSyntax) -> String {
        callee.as(MemberAccessExprSyntax.self)?.declName.baseName.plain ?? callee.written
    }

    private func holdsPattern(_ expression: ExprSyntax) -> Bool {
        if expression.is(PatternExprSyntax.self) { return true }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return call.arguments.contains { holdsPattern($0.expression) }
        }
        if let tuple = expression.as(TupleExprSyntax.self) {
            return tuple.elements.contains { holdsPattern($0.expression) }
        }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return isPattern(chain.expression) }
        if let cast = expression.as(AsExprSyntax.self) { return isPattern(cast.expression) }
        return false
    }

    /// Before `?` and `as`, tuples and `_` are patterns even if they bind nothing.
    private func isPattern(_ expression: ExprSyntax) -> Bool {
        expression.is(TupleExprSyntax.self) || expression.is(DiscardAssignmentExprSyntax.self)
            || holdsPattern(expression)
    }
}
