import SwiftSyntax

/// Types.
class TypeFacts: DeclarationFacts {
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.moduleSelector {
            // As in expressions, timerlint represents `UIKit::Timer` like `UIKit.Timer`.
            emit("memberType", node, name: node.name.plain)
            emit("namedType", module.moduleName, name: module.moduleName.plain)
            return .visitChildren
        }
        emit(
            node.name.text == "_" ? "otherType" : "namedType", node, name: node.name.text == "_" ? "" : node.name.plain)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        emit("memberType", node, name: node.name.plain)
        return .visitChildren
    }

    override func visit(_ node: OptionalTypeSyntax) -> SyntaxVisitorContinueKind {
        emit("optionalType", node)
        return .visitChildren
    }

    override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> SyntaxVisitorContinueKind {
        emit("implicitlyUnwrappedType", node)
        return .visitChildren
    }

    override func visit(_ node: ArrayTypeSyntax) -> SyntaxVisitorContinueKind {
        emit("arrayType", node)
        return .visitChildren
    }

    override func visit(_ node: InlineArrayTypeSyntax) -> SyntaxVisitorContinueKind {
        emit("arrayType", node)
        return .visitChildren
    }

    override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
        emit("dictionaryType", node)
        return .visitChildren
    }

    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        let effects = node.effectSpecifiers
        emit("functionType", node, flags: flags(async: effects?.asyncSpecifier, throws: effects?.throwsClause))
        return .visitChildren
    }

    override func visit(_ node: TupleTypeSyntax) -> SyntaxVisitorContinueKind {
        emit("tupleType", node)
        return .visitChildren
    }

    override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
        let first = node.specifiers.first?.written
        emit("attributedType", node, name: first ?? node.attributes.first.map { attributeName($0) } ?? "")
        return .visitChildren
    }

    private func attributeName(_ element: AttributeListSyntax.Element) -> String {
        guard case .attribute(let attribute) = element else { return "" }
        return simpleName(of: attribute.attributeName, qualified: true)
    }

    override func visit(_ node: SimpleTypeSpecifierSyntax) -> SyntaxVisitorContinueKind {
        emit("modifier", node, name: node.specifier.text)
        return .skipChildren
    }

    override func visit(_ node: NonisolatedTypeSpecifierSyntax) -> SyntaxVisitorContinueKind {
        emit("modifier", node, name: node.written)
        return .skipChildren
    }

    override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
        emit("compositionType", node)
        return .visitChildren
    }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        emit("prefixedType", node, name: node.someOrAnySpecifier.text)
        return .visitChildren
    }

    override func visit(_ node: SuppressedTypeSyntax) -> SyntaxVisitorContinueKind {
        emit("prefixedType", node, name: "~")
        return .visitChildren
    }

    override func visit(_ node: PackExpansionTypeSyntax) -> SyntaxVisitorContinueKind {
        emit("prefixedType", node, name: "repeat")
        return .visitChildren
    }

    override func visit(_ node: PackElementTypeSyntax) -> SyntaxVisitorContinueKind {
        emit("prefixedType", node, name: "each")
        return .visitChildren
    }

    override func visit(_ node: MetatypeTypeSyntax) -> SyntaxVisitorContinueKind {
        emit("metatype", node, name: node.metatypeSpecifier.text)
        return .visitChildren
    }

    override func visit(_ node: ClassRestrictionTypeSyntax) -> SyntaxVisitorContinueKind {
        emit("namedType", node, name: "class")
        return .skipChildren
    }

    override func visit(_ node: GenericArgumentSyntax) -> SyntaxVisitorContinueKind {
        guard case .expr(let expression) = node.argument else { return .visitChildren }
        emit("otherType", expression)
        return .skipChildren
    }

    override func visit(_ node: SameTypeRequirementSyntax) -> SyntaxVisitorContinueKind {
        for side in [Syntax(node.leftType), Syntax(node.rightType)] {
            if side.is(TypeSyntax.self) { read(side) } else { emit("otherType", side) }
        }
        return .skipChildren
    }
}
