import SwiftSyntax

/// Blocks, statements and conditions.
class StatementFacts: TypeFacts {
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        emit("block", node)
        return .visitChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
        emit("memberBlock", node)
        return .visitChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(PostfixIfConfigExprSyntax.self) != true { emit("ifConfig", node) }
        return .visitChildren
    }

    override func visit(_ node: PostfixIfConfigExprSyntax) -> SyntaxVisitorContinueKind {
        emit("ifConfig", node)
        return .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        emit("ifConfigClause", node)
        if let elements = node.elements { read(elements) }
        return .skipChildren
    }

    // MARK: If

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.is(IfExprSyntax.self) != true { emit("ifStatement", node) }
        emit("ifBranch", node.range.lowerBound..<node.body.range.upperBound)
        if case .codeBlock(let block)? = node.elseBody, let keyword = node.elseKeyword {
            emit("ifBranch", keyword.range.lowerBound..<block.range.upperBound, flags: ["isElse"])
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        emit("optionalBinding", node, name: variable(of: node.pattern))
        read(node.pattern)
        read(node.typeAnnotation)
        read(node.initializer?.value)
        return .skipChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        emit("patternCondition", node)
        read(node.pattern)
        read(node.typeAnnotation)
        read(node.initializer.value)
        return .skipChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        emit("availabilityCondition", node)
        return .skipChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        emit("guardStatement", node)
        return .visitChildren
    }

    // MARK: Loops

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        emit("whileStatement", node)
        return .visitChildren
    }

    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
        emit("repeatStatement", node)
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        emit(
            "forStatement", node,
            flags: [node.tryKeyword == nil ? nil : "isTry", node.awaitKeyword == nil ? nil : "isAwait"])
        return .visitChildren
    }

    override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
        emit("whereClause", node)
        return .visitChildren
    }

    // MARK: Switch and do

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        emit("switchStatement", node)
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        var isDefault = false
        if case .default = node.label { isDefault = true }
        emit("switchCase", node, flags: [isDefault ? "isDefault" : nil])
        emitStatements(node.statements, emptyAt: node.label.range.upperBound)
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
        emitElement("caseItem", node, comma: node.trailingComma)
        return .visitChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        emit("doStatement", node)
        return .visitChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        emit("catchClause", node)
        return .visitChildren
    }

    override func visit(_ node: CatchItemSyntax) -> SyntaxVisitorContinueKind {
        emitElement("caseItem", node, comma: node.trailingComma)
        return .visitChildren
    }

    // MARK: Jumps and the rest

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        emit("returnStatement", node)
        return .visitChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        emit("throwStatement", node)
        return .visitChildren
    }

    override func visit(_ node: YieldStmtSyntax) -> SyntaxVisitorContinueKind {
        emit("yieldStatement", node)
        return .visitChildren
    }

    override func visit(_ node: DiscardStmtSyntax) -> SyntaxVisitorContinueKind {
        emit("discardStatement", node)
        return .skipChildren
    }

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
        emit("breakStatement", node, name: node.label?.plain ?? "")
        return .skipChildren
    }

    override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
        emit("continueStatement", node, name: node.label?.plain ?? "")
        return .skipChildren
    }

    override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind {
        emit("fallthroughStatement", node)
        return .skipChildren
    }

    override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
        emit("deferStatement", node)
        return .visitChildren
    }

    override func visit(_ node: LabeledStmtSyntax) -> SyntaxVisitorContinueKind {
        emit("labeledStatement", node, name: node.label.plain)
        return .visitChildren
    }
}
