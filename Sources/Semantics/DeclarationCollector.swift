import TimerlintSource
import TimerlintSyntax

/// Walks one tree once: collects its declarations and resolves each name to the local variable it refers to.
package func collectDeclarations(_ tree: SyntaxTree) -> FileModel {
    var collector = DeclarationCollector(tree: tree)
    collector.visit(tree.root)
    return collector.finish()
}

/// The state of one walk: the tables so far, and the scopes around the present node.
struct DeclarationCollector {
    let tree: SyntaxTree
    private(set) var types: [TypeDeclaration] = []
    private var functions: [FunctionDeclaration] = []
    var variables: [VariableDeclaration] = []
    private var aliases: [TypeAlias] = []
    private var imports: Set<String> = []
    private var localReferences: [LocalReference] = []
    var scopes = ScopeStack()
    /// An index of `types`; `nil` outside of types.
    private(set) var currentType: Int?
    /// An index of `functions`; `nil` outside of functions.
    private(set) var currentFunction: Int?
    /// True inside a body or closure, where variables are local; false among a type's members.
    var isInCode = false

    init(tree: SyntaxTree) { self.tree = tree }

    consuming func finish() -> FileModel {
        numberMembersFirst()
        return FileModel(
            tree: tree, types: types, functions: functions, variables: variables, aliases: aliases, imports: imports,
            localReferences: localReferences)
    }

    /// Gives members and globals the first numbers: these hold while the local variables of the code between them change.
    private mutating func numberMembersFirst() {
        let numbers = numbersWithMembersFirst()
        guard numbers.indices.contains(where: { numbers[$0] != $0 }) else { return }
        variables.move(to: numbers)
        for index in localReferences.indices {
            let reference = localReferences[index]
            localReferences[index] = LocalReference(
                node: reference.node, variable: Int32(numbers[Int(reference.variable)]))
        }
        for index in functions.indices {
            for parameter in functions[index].parameters.indices {
                functions[index].parameters[parameter] = numbers[functions[index].parameters[parameter]]
            }
            if let property = functions[index].property {
                functions[index].storedProperty = OptionalIndex(numbers[property])
            }
        }
    }

    /// The new number of each variable.
    private func numbersWithMembersFirst() -> [Int] {
        var numbers = [Int](repeating: 0, count: variables.count)
        var next = 0
        for areMembers in [true, false] {
            for index in variables.indices where variables[index].isMember == areMembers {
                numbers[index] = next
                next += 1
            }
        }
        return numbers
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
    mutating func tie(_ node: Node, toVariableNamedBy name: Node) {
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
                inherits: node.inheritedTypes.filter { $0.text != "class" }.map(\.name),
                attributes: names(of: .attribute, in: node),
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

    mutating func visitAccessors(_ block: Node, property: Int) {
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

    mutating func declareParameter(_ node: Node, of function: Int?) {
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

    // MARK: Words

    func names(of kind: NodeKind, in node: Node) -> [String] {
        var found: [String] = []
        for child in node.children where child.kind == kind { found.append(child.name) }
        return found
    }

    /// The access level of an extension is the default for its members.
    func access(_ modifiers: [String]) -> Access {
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

extension VariableDeclaration {
    fileprivate var isMember: Bool { kind == .property || kind == .global }
}

extension Array {
    /// Moves each element to its place in a permutation of the indices, without copying one.
    fileprivate mutating func move(to places: [Int]) {
        var places = places
        for index in places.indices {
            while places[index] != index {
                let place = places[index]
                swapAt(index, place)
                places.swapAt(index, place)
            }
        }
    }
}
