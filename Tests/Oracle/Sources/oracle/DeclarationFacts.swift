import SwiftSyntax

/// Declarations and their parts.
class DeclarationFacts: SyntaxFacts {
    private func emit(
        _ kind: String, _ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax, name: String = "",
        flags: [String?] = []
    ) {
        let isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
        emit(kind, node, name: name, flags: flags + [isStatic ? "isStatic" : nil])
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        emit("importDeclaration", node, name: node.path.map { $0.name.plain }.joined(separator: "."))
        read(node.attributes)
        read(node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        emit("classDeclaration", node, node.modifiers, name: node.name.plain)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        emit("structDeclaration", node, node.modifiers, name: node.name.plain)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        emit("enumDeclaration", node, node.modifiers, name: node.name.plain)
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        emit("actorDeclaration", node, node.modifiers, name: node.name.plain)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        emit("protocolDeclaration", node, node.modifiers, name: node.name.plain)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        emit("extensionDeclaration", node, node.modifiers, name: simpleName(of: node.extendedType, qualified: true))
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let effects = node.signature.effectSpecifiers
        emit(
            "functionDeclaration", node, node.modifiers, name: node.name.plain,
            flags: flags(async: effects?.asyncSpecifier, throws: effects?.throwsClause))
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let effects = node.signature.effectSpecifiers
        emit(
            "initializerDeclaration", node, node.modifiers, name: "init",
            flags: flags(async: effects?.asyncSpecifier, throws: effects?.throwsClause)
                + [node.optionalMark?.text == "?" ? "isOptional" : nil])
        return .visitChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        emit(
            "deinitializerDeclaration", node, node.modifiers, name: "deinit",
            flags: flags(async: node.effectSpecifiers?.asyncSpecifier, throws: nil))
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        emit("subscriptDeclaration", node, node.modifiers, name: "subscript")
        return .visitChildren
    }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        emit("macroDeclaration", node, node.modifiers, name: node.name.plain)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        emit("variableDeclaration", node, node.modifiers, name: node.bindingSpecifier.text)
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        emitElement("binding", node, comma: node.trailingComma, name: variable(of: node.pattern))
        return .visitChildren
    }

    func variable(of pattern: PatternSyntax) -> String {
        pattern.as(IdentifierPatternSyntax.self)?.identifier.plain ?? ""
    }

    // MARK: Accessors

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        emit("accessorBlock", node)
        if case .getter = node.accessors {
            emit("accessor", node, name: "get", flags: ["isImplicit"])
            emit("block", node)
        }
        return .visitChildren
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        emit(
            "accessor", node, name: node.accessorSpecifier.text,
            flags: flags(async: node.effectSpecifiers?.asyncSpecifier, throws: node.effectSpecifiers?.throwsClause))
        return .visitChildren
    }

    override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
        emit("parameter", node.name, name: node.name.plain)
        return .skipChildren
    }

    // MARK: Enum cases and the rest

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        emit("enumCaseDeclaration", node, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        emitElement("enumElement", node, comma: node.trailingComma, name: node.name.plain)
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        emit("typealiasDeclaration", node, node.modifiers, name: node.name.plain)
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        emit("associatedtypeDeclaration", node, node.modifiers, name: node.name.plain)
        return .visitChildren
    }

    override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
        emit("operatorDeclaration", node)
        return .skipChildren
    }

    override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
        emit("precedenceGroupDeclaration", node)
        return .skipChildren
    }

    // MARK: Attributes and modifiers

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        emit("attribute", node, name: simpleName(of: node.attributeName, qualified: true))
        if hasGenericArguments(node.attributeName) { read(node.attributeName) }
        let name = node.attributeName.written
        if case .argumentList(let arguments)? = node.arguments, !name.hasPrefix("_"), !compilerAttributes.contains(name)
        {
            read(arguments)
        }
        return .skipChildren
    }

    private func hasGenericArguments(_ type: TypeSyntax) -> Bool {
        type.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
            || type.as(MemberTypeSyntax.self)?.genericArgumentClause != nil
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        emit("modifier", node, name: node.name.text + (node.detail.map { "(\($0.detail.text))" } ?? ""))
        return .skipChildren
    }

    // MARK: Inheritance and generics

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        emitElement("inheritedType", node, comma: node.trailingComma, name: simpleName(of: node.type, qualified: false))
        return .visitChildren
    }

    override func visit(_ node: GenericParameterClauseSyntax) -> SyntaxVisitorContinueKind {
        emit("genericParameters", node)
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        emitElement("genericParameter", node, comma: node.trailingComma, name: node.name.plain)
        return .visitChildren
    }

    override func visit(_ node: PrimaryAssociatedTypeClauseSyntax) -> SyntaxVisitorContinueKind {
        emit("genericParameters", node)
        return .visitChildren
    }

    override func visit(_ node: PrimaryAssociatedTypeSyntax) -> SyntaxVisitorContinueKind {
        emitElement("genericParameter", node, comma: node.trailingComma, name: node.name.plain)
        return .visitChildren
    }

    override func visit(_ node: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind {
        emit("genericWhere", node)
        return .visitChildren
    }

    // MARK: Parameters

    private func emitParameter(
        _ node: some SyntaxProtocol, comma: TokenSyntax?, first: TokenSyntax?, second: TokenSyntax?,
        variadic: TokenSyntax? = nil
    ) {
        let flags = [variadic == nil ? nil : "isVariadic"]
        emitElement("parameter", node, comma: comma, name: (second ?? first)?.plain ?? "", flags: flags)
        if second != nil, let first { emit("parameterLabel", first, name: first.plain) }
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        emitParameter(
            node, comma: node.trailingComma, first: node.firstName, second: node.secondName, variadic: node.ellipsis)
        return .visitChildren
    }

    override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind {
        emitParameter(node, comma: node.trailingComma, first: node.firstName, second: node.secondName)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        emitParameter(
            node, comma: node.trailingComma, first: node.firstName, second: node.secondName, variadic: node.ellipsis)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        emitParameter(node, comma: node.trailingComma, first: node.name, second: nil)
        return .visitChildren
    }

    override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
        emitParameter(
            node, comma: node.trailingComma, first: node.firstName, second: node.secondName, variadic: node.ellipsis)
        return .visitChildren
    }

    override func visit(_ node: ReturnClauseSyntax) -> SyntaxVisitorContinueKind {
        emit("returnType", node)
        return .visitChildren
    }

    override func visit(_ node: ThrowsClauseSyntax) -> SyntaxVisitorContinueKind {
        if node.type != nil { emit("thrownType", node) }
        return .visitChildren
    }

    override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind {
        emit("typeAnnotation", node)
        return .visitChildren
    }

    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
        emit("initializer", node)
        return .visitChildren
    }

    func flags(async: TokenSyntax?, throws clause: ThrowsClauseSyntax?) -> [String?] {
        [async == nil ? nil : "isAsync", clause == nil ? nil : "isThrowing"]
    }

    /// The name of a type without generic arguments: the last component of a dotted name or, if `qualified`,
    /// all of it.
    func simpleName(of type: TypeSyntax, qualified: Bool) -> String {
        if let named = type.as(IdentifierTypeSyntax.self) { return named.name.plain }
        if let member = type.as(MemberTypeSyntax.self) {
            return qualified
                ? "\(simpleName(of: member.baseType, qualified: true)).\(member.name.plain)" : member.name.plain
        }
        if let attributed = type.as(AttributedTypeSyntax.self) {
            return simpleName(of: attributed.baseType, qualified: qualified)
        }
        return qualified ? type.written : ""
    }
}

/// Compiler-defined attributes whose arguments have their own syntax: timerlint does not parse them as
/// expressions.
private let compilerAttributes: Set = [
    "attached", "freestanding", "inline", "cdecl", "warn", "optimize", "section", "export", "c", "convention",
    "exclusivity",
]
