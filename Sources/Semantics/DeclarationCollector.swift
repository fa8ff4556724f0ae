import TimerlintSource
import TimerlintSyntax

/// Walks one tree once: collects its declarations and resolves each name to the local variable it refers to.
package func collectDeclarations(_ tree: SyntaxTree) -> FileModel {
    var collector = DeclarationCollector(tree: tree)
    collector.visit(tree.root)
    return collector.finish()
}

struct DeclarationCollector {
    let tree: SyntaxTree
    private var types: [TypeDeclaration] = []
    private var functions: [FunctionDeclaration] = []
    private var variables: [VariableDeclaration] = []
    private var aliases: [TypeAlias] = []
    private var imports: Set<String> = []
    private var localReferences: [LocalReference] = []
    private var scopes = ScopeStack()
    private var currentType: Int?
    private var currentFunction: Int?
    /// True inside a body or closure, where variables are local; false among a type's members.
    private var isInCode = false

    init(tree: SyntaxTree) { self.tree = tree }

    consuming func finish() -> FileModel {
        FileModel(
            tree: tree, types: types, functions: functions, variables: variables, aliases: aliases, imports: imports,
            localReferences: localReferences)
    }

    mutating func visit(_ node: Node) {
        switch node.kind {
        case .importDeclaration: visitImport(node)
        case .typealiasDeclaration:
            if let alias = TypeAlias(node, isNested: currentType != nil || isInCode) { aliases.append(alias) }
        case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
            .extensionDeclaration:
            visitType(node)
        case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration,
            .macroDeclaration:
            visitFunction(node)
        case .variableDeclaration: visitVariables(node)
        case .closureExpression: visitClosure(node)
        case .block: scoped { $0.visitChildren(node) }
        case .ifBranch, .whileStatement, .forStatement, .cForStatement, .catchClause, .switchCase:
            scoped { $0.visitBranch(node) }
        case .optionalBinding: visitOptionalBinding(node)
        case .identifierPattern: declareLocal(node, namedBy: node, type: nil, value: nil)
        case .nameExpression:
            tie(node, toVariableNamedBy: node)
            visitChildren(node)
        default: visitChildren(node)
        }
    }

    /// Records that a node refers to the local variable with this name, if one is in scope.
    private mutating func tie(_ node: Node, toVariableNamedBy name: Node) {
        guard let local = scopes.lookUp(tree.bytes(name.nameReference)) else { return }
        localReferences.append(LocalReference(node: node.id, variable: Int32(local)))
    }

    /// The module of `import UIKit.UIView` is `UIKit`.
    private mutating func visitImport(_ node: Node) {
        let module = node.spelling.bytes.prefix { $0 != UInt8(ascii: ".") }
        imports.insert(String(decoding: module, as: UTF8.self))
    }

    private mutating func visitChildren(_ node: Node) {
        for child in node.children { visit(child) }
    }

    private mutating func scoped(_ body: (inout DeclarationCollector) -> Void) {
        scopes.enter()
        body(&self)
        scopes.leave()
    }

    /// Visits in source order, except that a `for`'s sequence is evaluated before its pattern binds. A `catch`
    /// without a pattern binds `error`.
    private mutating func visitBranch(_ node: Node) {
        if node.kind == .catchClause, node.firstChild(.caseItem) == nil {
            declareImplicit("error", kind: .local, in: node, type: nil)
        }
        guard node.kind == .forStatement, let pattern = node.firstChild else { return visitChildren(node) }
        let rest = Array(node.children.dropFirst())
        if let sequence = rest.first(where: { $0.kind != .typeAnnotation }) {
            visit(sequence)
            visit(pattern)
            for child in rest where child != sequence { visit(child) }
        }
    }

    // MARK: Types and functions

    private mutating func visitType(_ node: Node) {
        let enclosing = currentType
        let outerName = enclosing.map { types[$0].qualifiedName + "." } ?? ""
        let kind = typeKind(of: node.kind)
        types.append(
            TypeDeclaration(
                node: node.id, kind: kind, qualifiedName: (kind == .extension ? "" : outerName) + node.name,
                inherits: node.children(.inheritedType).map(\.name), attributes: names(of: .attribute, in: node),
                modifiers: names(of: .modifier, in: node), foreignName: node.foreignName, enclosing: enclosing))
        currentType = types.count - 1
        let outer = (currentFunction, isInCode)
        (currentFunction, isInCode) = (nil, false)
        scopes.enter()
        visitChildren(node)
        scopes.leave()
        currentType = enclosing
        (currentFunction, isInCode) = outer
    }

    private func typeKind(of kind: NodeKind) -> TypeKind {
        switch kind {
        case .classDeclaration: .class
        case .structDeclaration: .struct
        case .enumDeclaration: .enum
        case .actorDeclaration: .actor
        case .protocolDeclaration: .protocol
        default: .extension
        }
    }

    private mutating func visitFunction(_ node: Node) {
        let modifiers = names(of: .modifier, in: node)
        let kind: FunctionKind =
            switch node.kind {
            case .initializerDeclaration: .initializer
            case .deinitializerDeclaration: .deinitializer
            case .subscriptDeclaration: .subscript_
            default: .function
            }
        let isMember = !isInCode && currentType != nil
        addFunction(
            node, kind: kind, name: node.name,
            isStatic: modifiers.contains("static") || modifiers.contains("class") || node.flags.contains(.isStatic),
            modifiers: modifiers, owner: isMember ? currentType : nil, body: node.firstChild(.block), property: nil)
    }

    private mutating func visitAccessors(_ block: Node, property: Int) {
        for accessor in block.children {
            guard accessor.kind == .accessor else {
                visit(accessor)
                continue
            }
            addFunction(
                accessor, kind: .accessor(accessor.name), name: variables[property].name,
                isStatic: variables[property].isStatic, modifiers: variables[property].modifiers,
                owner: variables[property].owner, body: accessor.firstChild(.block), property: property)
        }
    }

    private mutating func addFunction(
        _ node: Node, kind: FunctionKind, name: String, isStatic: Bool, modifiers: [String], owner: Int?, body: Node?,
        property: Int?
    ) {
        let index = functions.count
        let parameters = node.children(.parameter)
        functions.append(
            FunctionDeclaration(
                node: node.id, isStatic: isStatic, access: access(modifiers), storedOwner: OptionalIndex(owner),
                storedEnclosing: OptionalIndex(currentFunction), storedBody: OptionalIndex(body),
                storedProperty: OptionalIndex(property), kind: kind, name: name,
                labels: parameters.map(\.argumentLabel), parameters: [],
                details: .unlessEmpty(
                    attributes: names(of: .attribute, in: node), modifiers: modifiers, foreignName: node.foreignName)))
        if let property {
            variables[property].details = .adding(accessor: index, to: variables[property].details)
        }
        let outer = (currentFunction, isInCode)
        (currentFunction, isInCode) = (index, true)
        scopes.enter()
        for child in node.children where child != body {
            if child.kind == .parameter { declareParameter(child, of: index) } else { visit(child) }
        }
        if let property, parameters.isEmpty { declareImplicitParameter(kind, of: property, in: node) }
        if let body { visit(body) }
        scopes.leave()
        (currentFunction, isInCode) = outer
    }

    private mutating func declareParameter(_ node: Node, of function: Int?) {
        for child in node.children where child.kind != .parameterLabel { visit(child) }
        let type = node.children.first { $0.kind.isType }
        let index = addVariable(
            node, kind: .parameter, name: node.name, type: type, value: node.firstChild(.initializer)?.firstChild,
            traits: .isLet)
        if let function { functions[function].parameters.append(index) }
        scopes.declare(tree.bytes(node.nameReference), index)
    }

    /// Declares `newValue` or `oldValue` with the property's type.
    private mutating func declareImplicitParameter(_ kind: FunctionKind, of property: Int, in node: Node) {
        guard case .accessor(let accessor) = kind else { return }
        let type = variables[property].type.map { Node(tree: tree, id: $0) }
        switch accessor {
        case "set", "willSet": declareImplicit("newValue", kind: .parameter, in: node, type: type)
        case "didSet": declareImplicit("oldValue", kind: .parameter, in: node, type: type)
        default: break
        }
    }

    /// Declares a constant that is not written in the file.
    private mutating func declareImplicit(_ name: StaticString, kind: VariableKind, in node: Node, type: Node?) {
        let index = addVariable(node, kind: kind, name: name.description, type: type, value: nil, traits: .isLet)
        scopes.declare(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount), index)
    }

    // MARK: Closures

    private mutating func visitClosure(_ node: Node) {
        let captures = node.firstChild(.captureList)?.children(.capture) ?? []
        for capture in captures {
            // `[x]` refers to the outer `x`.
            if let value = capture.firstChild { visit(value) } else { tie(capture, toVariableNamedBy: capture) }
        }
        scopes.enter()
        let outer = isInCode
        isInCode = true
        for capture in captures where capture.name != "self" {
            var traits: VariableTraits = .isLet
            if capture.flags.contains(.isWeak) { traits.insert(.isWeak) }
            if capture.flags.contains(.isUnowned) { traits.insert(.isUnowned) }
            let index = addVariable(
                capture, kind: .capture, name: capture.name, type: nil, value: capture.firstChild, traits: traits)
            scopes.declare(tree.bytes(capture.nameReference), index)
        }
        for child in node.children where child.kind != .captureList {
            if child.kind == .parameter { declareParameter(child, of: nil) } else { visit(child) }
        }
        scopes.leave()
        isInCode = outer
    }

    // MARK: Variables

    private mutating func visitVariables(_ node: Node) {
        let modifiers = names(of: .modifier, in: node)
        for child in node.children {
            if child.kind == .binding { visitBinding(child, of: node, modifiers: modifiers) } else { visit(child) }
        }
    }

    private mutating func visitBinding(_ node: Node, of declaration: Node, modifiers: [String]) {
        guard let pattern = node.firstChild, pattern.kind == .identifierPattern else {
            // A destructuring binds its names after evaluating its value.
            for child in node.children.dropFirst() { visit(child) }
            if let pattern = node.firstChild { visit(pattern) }
            return
        }
        let accessorBlock = node.firstChild(.accessorBlock)
        let kind: VariableKind = isInCode ? .local : currentType != nil ? .property : .global
        // In C a name is in scope in its own initial value, so a block there may use it.
        let isInForce = kind == .local && node.tree.file.language == .objectiveC
        if isInForce {
            scopes.declare(tree.bytes(pattern.nameReference), variables.count)
        } else {
            visitParts(of: node, except: accessorBlock)
        }
        let index = addVariable(
            node, kind: kind, name: pattern.name, type: node.firstChild(.typeAnnotation)?.firstChild,
            value: node.firstChild(.initializer)?.firstChild, traits: traits(of: declaration, modifiers),
            modifiers: modifiers, attributes: names(of: .attribute, in: declaration),
            foreignName: declaration.foreignName)
        if isInForce { return visitParts(of: node, except: accessorBlock) }
        if let accessorBlock { visitAccessors(accessorBlock, property: index) }
        if kind == .local { scopes.declare(tree.bytes(pattern.nameReference), index) }
    }

    private func traits(of declaration: Node, _ modifiers: [String]) -> VariableTraits {
        var traits: VariableTraits = declaration.isNamed("let") ? .isLet : []
        for modifier in modifiers {
            switch modifier {
            case "static", "class": traits.insert(.isStatic)
            case "weak": traits.insert(.isWeak)
            case "lazy": traits.insert(.isLazy)
            default: if modifier.hasPrefix("unowned") { traits.insert(.isUnowned) }
            }
        }
        return traits
    }

    private mutating func visitParts(of binding: Node, except accessorBlock: Node?) {
        for child in binding.children.dropFirst() where child != accessorBlock { visit(child) }
    }

    private mutating func visitOptionalBinding(_ node: Node) {
        let value = node.children.first { $0.kind.isExpression }
        if let value { visit(value) }
        guard let pattern = node.firstChild, pattern.kind == .identifierPattern else {
            if let pattern = node.firstChild { visit(pattern) }
            return
        }
        // `if let timer` means `if let timer = timer`: the value is the outer variable with that name.
        if value == nil { tie(pattern, toVariableNamedBy: pattern) }
        declareLocal(node, namedBy: pattern, type: node.firstChild(.typeAnnotation)?.firstChild, value: value)
    }

    private mutating func declareLocal(_ node: Node, namedBy pattern: Node, type: Node?, value: Node?) {
        let index = addVariable(node, kind: .local, name: pattern.name, type: type, value: value, traits: .isLet)
        scopes.declare(tree.bytes(pattern.nameReference), index)
    }

    private mutating func addVariable(
        _ node: Node, kind: VariableKind, name: String, type: Node?, value: Node?, traits: VariableTraits,
        modifiers: [String] = [], attributes: [String] = [], foreignName: String? = nil
    ) -> Int {
        let isImplicit = node.kind == .binding && node.flags.contains(.isImplicit)
        variables.append(
            VariableDeclaration(
                node: node.id, kind: kind, access: access(modifiers),
                traits: isImplicit ? traits.union(.isImplicit) : traits, storedType: OptionalIndex(type),
                storedValue: OptionalIndex(value), storedOwner: OptionalIndex(kind == .property ? currentType : nil),
                storedFunction: OptionalIndex(currentFunction), name: name,
                details: .unlessEmpty(
                    attributes: attributes, modifiers: modifiers,
                    foreignName: foreignName == name ? nil : foreignName)))
        return variables.count - 1
    }

    // MARK: Words

    private func names(of kind: NodeKind, in node: Node) -> [String] {
        var found: [String] = []
        for child in node.children where child.kind == kind { found.append(child.name) }
        return found
    }

    /// The access level of an extension is the default for its members.
    private func access(_ modifiers: [String]) -> Access {
        explicitAccess(modifiers) ?? currentType.flatMap {
            types[$0].kind == .extension ? explicitAccess(types[$0].modifiers) : nil
        } ?? .internal
    }

    private func explicitAccess(_ modifiers: [String]) -> Access? {
        for modifier in modifiers {
            switch modifier {
            case "private": return .private
            case "fileprivate": return .fileprivate
            case "internal": return .internal
            case "package": return .package
            case "public": return .public
            case "open": return .open
            default: continue
            }
        }
        return nil
    }
}
