import SwiftSyntax

/// Names, members, calls, closures, literals.
class ExpressionFacts: PatternFacts {
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        emitName(node, range: node.range)
        return .skipChildren
    }

    private func emitName(_ node: DeclReferenceExprSyntax, range: Range<Int>) {
        switch node.baseName.tokenKind {
        case .keyword(.self) where node.argumentNames == nil: emit("selfExpression", range)
        case _ where node.moduleSelector != nil:
            // timerlint represents `UIKit::Timer` like `UIKit.Timer`.
            emit("memberExpression", range, name: node.baseName.plain)
            if let module = node.moduleSelector {
                emit("nameExpression", module.moduleName, name: module.moduleName.plain)
            }
        default:
            emit(
                "nameExpression", range, name: node.baseName.plain,
                flags: [
                    node.baseName.text.hasPrefix("$") ? "isPounded" : nil,
                    node.argumentNames == nil ? nil : "isCompoundName",
                ])
        }
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        emit("superExpression", node)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        emitMember(node, range: node.range)
        return .skipChildren
    }

    private func emitMember(_ node: MemberAccessExprSyntax, range: Range<Int>) {
        emit(
            "memberExpression", range, name: node.declName.baseName.plain,
            flags: [
                node.base == nil ? "implicitBase" : nil, node.declName.argumentNames == nil ? nil : "isCompoundName",
            ])
        let takesType = ["self", "init"].contains(node.declName.baseName.text)
        if let base = node.base, !takesType || !addCollectionType(base) { read(base) }
    }

    /// Adds the type spelled by a literal that is called, or whose `.self` or `.init` is accessed; returns
    /// whether there is one.
    private func addCollectionType(_ expression: ExprSyntax) -> Bool {
        guard expression.is(ArrayExprSyntax.self) || expression.is(DictionaryExprSyntax.self) else { return false }
        emit("typeExpression", expression)
        opaque.append(expression.range)
        return true
    }

    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.expression.as(DeclReferenceExprSyntax.self) {
            emitName(name, range: node.range)
        } else if let member = node.expression.as(MemberAccessExprSyntax.self) {
            emitMember(member, range: node.range)
        }
        read(node.genericArgumentClause)
        return .skipChildren
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        emit("callExpression", node, flags: [node.leftParen == nil ? nil : "hasParentheses"])
        if node.leftParen == nil || !addCollectionType(node.calledExpression) { read(node.calledExpression) }
        read(node.arguments)
        addTrailingClosures(node.trailingClosure, node.additionalTrailingClosures)
        return .skipChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        emit("subscriptExpression", node)
        read(node.calledExpression)
        read(node.arguments)
        addTrailingClosures(node.trailingClosure, node.additionalTrailingClosures)
        return .skipChildren
    }

    private func addTrailingClosures(_ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax) {
        guard let first else { return }
        emit("argument", first, flags: ["isTrailing"])
        read(first)
        for other in others {
            emit("argument", other, name: other.label.plain, flags: ["isTrailing"])
            read(other.closure)
        }
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        emitElement("argument", node, comma: node.trailingComma, name: node.label?.plain ?? "")
        read(node.expression)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "selector" {
            emit("selectorExpression", node)
            read(node.arguments.first?.expression)
            return .skipChildren
        }
        emit(
            "macroExpansion", node, name: node.macroName.plain, flags: [node.leftParen == nil ? nil : "hasParentheses"])
        read(node.genericArgumentClause)
        read(node.arguments)
        addTrailingClosures(node.trailingClosure, node.additionalTrailingClosures)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        emit(
            "macroExpansion", node, name: node.macroName.plain, flags: [node.leftParen == nil ? nil : "hasParentheses"])
        read(node.attributes)
        read(node.modifiers)
        read(node.genericArgumentClause)
        read(node.arguments)
        addTrailingClosures(node.trailingClosure, node.additionalTrailingClosures)
        return .skipChildren
    }

    // MARK: Closures

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let effects = node.signature?.effectSpecifiers
        emit("closureExpression", node, flags: flags(async: effects?.asyncSpecifier, throws: effects?.throwsClause))
        emitStatements(node.statements, emptyAt: node.rightBrace.range.lowerBound)
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureClauseSyntax) -> SyntaxVisitorContinueKind {
        emit("captureList", node)
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        let strength = node.specifier?.specifier.text
        emitElement(
            "capture", node, comma: node.trailingComma, name: node.name.plain,
            flags: [strength == "weak" ? "isWeak" : nil, strength == "unowned" ? "isUnowned" : nil])
        read(node.initializer?.value)
        return .skipChildren
    }

    // MARK: Literals

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        emit("integerLiteral", node, name: node.literal.text)
        return .skipChildren
    }

    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        emit("floatLiteral", node, name: node.literal.text)
        return .skipChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        emit("booleanLiteral", node, name: node.literal.text)
        return .skipChildren
    }

    override func visit(_ node: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        emit("nilLiteral", node)
        return .skipChildren
    }

    override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        emit("regexLiteral", node)
        return .skipChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        emit("stringLiteral", node)
        return .visitChildren
    }

    override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
        emit("interpolation", node)
        return .visitChildren
    }

    override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
        emit("tupleExpression", node)
        return .visitChildren
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        emit("arrayExpression", node)
        return .visitChildren
    }

    override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
        emit("dictionaryExpression", node)
        return .visitChildren
    }

    override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
        emitElement("dictionaryElement", node, comma: node.trailingComma)
        return .visitChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        emit("keyPathExpression", node)
        read(node.root)
        return .skipChildren
    }
}
