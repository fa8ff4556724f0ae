import TimerlintSyntax

/// What an expression names.
package enum Referent: Sendable, Equatable {
    case variable(VariableID)
    /// Methods or functions of that name; several where overloads cannot be told apart.
    case functions([FunctionID])
    case type(TypeID)
    /// `self`, or a local that holds it.
    case instance
}

/// The type of a value, as far as the text tells.
package struct ValueType: Sendable, Equatable {
    /// The simple name, optionals taken off: `Timer`, `Array`.
    package let name: String
    /// The type in the tree, where it is declared there.
    package let id: TypeID?
    /// The expression names the type itself.
    package let isMetatype: Bool

    package init(name: String, id: TypeID?, isMetatype: Bool = false) {
        self.name = name
        self.id = id
        self.isMetatype = isMetatype
    }
}

/// How deep chains of inference are followed; deeper ones are unknown.
private let inferenceLimit = 12

extension Project {
    // MARK: Names

    /// What an expression refers to, wrappers that keep identity (`?`, `!`, parentheses, `try`, `await`, casts) looked through.
    package func referent(of expression: Node, depth: Int = 0) -> Referent? {
        guard depth < inferenceLimit else { return nil }
        let node = expression.stripped
        switch node.kind {
        case .selfExpression: return .instance
        case .nameExpression, .identifierPattern: return referent(ofName: node, depth: depth)
        case .memberExpression:
            guard let base = node.firstChild, base.kind.isExpression else { return nil }
            return member(node.name, of: base, depth: depth)
        default: return nil
        }
    }

    private func referent(ofName node: Node, depth: Int) -> Referent? {
        let file = fileIndex(of: node)
        if node.isNamed("Self"), let type = type(around: node) { return .type(type) }
        if let local = files[file].local(node.id) {
            let id = VariableID(file: file, index: local)
            return isAliasOfSelf(id, depth: depth + 1) ? .instance : .variable(id)
        }
        return unqualifiedMember(node.name, from: node)
    }

    /// What a name that is no local means where it stands: a member of the types around it, a global, or a type.
    package func unqualifiedMember(_ name: String, from node: Node) -> Referent? {
        let file = fileIndex(of: node)
        var scope = files[file].type(around: node)
        while let here = scope {
            if let type = mergedType(file: file, declaration: here) {
                if let property = property(named: name, of: type) { return .variable(property) }
                let methods = methods(named: name, of: type)
                if !methods.isEmpty { return .functions(methods) }
            }
            scope = files[file].types[here].enclosing
        }
        if let local = localFunction(name, around: node) { return .functions([local]) }
        if let global = nearestGlobal(name, from: file) { return .variable(global) }
        if let type = type(named: name, from: file) { return .type(type) }
        let functions = globalFunctions(named: name)
        return functions.isEmpty ? nil : .functions(functions)
    }

    private func nearestGlobal(_ name: String, from file: Int) -> VariableID? {
        let found = globalVariables(named: name)
        return found.first { $0.file == file } ?? (found.count == 1 ? found[0] : nil)
    }

    private func localFunction(_ name: String, around node: Node) -> FunctionID? {
        let file = fileIndex(of: node)
        guard var around = files[file].function(around: node) else { return nil }
        while true {
            let match = files[file].functions.firstIndex { $0.enclosing == around && $0.name == name && $0.property == nil }
            if let match { return FunctionID(file: file, index: match) }
            guard let outer = files[file].functions[around].enclosing else { return nil }
            around = outer
        }
    }

    private func member(_ name: String, of base: Node, depth: Int) -> Referent? {
        guard let type = type(of: base, depth: depth + 1)?.id else { return nil }
        if let property = property(named: name, of: type) { return .variable(property) }
        let methods = methods(named: name, of: type)
        if !methods.isEmpty { return .functions(methods) }
        return self.type(named: types.merged[type].name + "." + name).map { .type($0) }
    }

    /// Whether a local holds `self`: `let this = self`, `guard let strongSelf = weakSelf`, a captured `[me = self]`.
    package func isAliasOfSelf(_ id: VariableID, depth: Int = 0) -> Bool {
        let variable = self[id]
        guard depth < inferenceLimit, variable.kind == .local || variable.kind == .capture else { return false }
        if variable.kind == .local, variable.name == "self" { return true }
        guard let value = value(of: id) else {
            // `[weakSelf]` captures the outer variable of that name.
            guard variable.kind == .capture, let outer = files[id.file].local(variable.node) else { return false }
            return isAliasOfSelf(VariableID(file: id.file, index: outer), depth: depth + 1)
        }
        return referent(of: value, depth: depth + 1) == .instance
    }

    // MARK: Types

    /// The type of an expression, where declarations or literal spellings tell it.
    package func type(of expression: Node, depth: Int = 0) -> ValueType? {
        guard depth < inferenceLimit else { return nil }
        let node = expression.stripped
        switch node.kind {
        case .selfExpression: return type(around: node).map { ValueType(name: types.merged[$0].simpleName, id: $0) }
        case .superExpression:
            return type(around: node).flatMap { lineage(of: $0).dropFirst().first }.map { ValueType(name: types.merged[$0].simpleName, id: $0) }
        case .callExpression, .subscriptExpression: return typeOfCall(node, depth: depth)
        case .nameExpression, .memberExpression: return typeOfReference(node, depth: depth)
        case .castExpression: return node.children.first { $0.kind.isType }.flatMap { valueType(of: $0) }
        case .stringLiteral: return ValueType(name: "String", id: nil)
        case .arrayExpression: return ValueType(name: "Array", id: nil)
        case .dictionaryExpression: return ValueType(name: "Dictionary", id: nil)
        case .closureExpression: return nil
        default: return nil
        }
    }

    private func typeOfReference(_ node: Node, depth: Int) -> ValueType? {
        switch referent(of: node, depth: depth + 1) {
        case .instance: return type(around: node).map { ValueType(name: types.merged[$0].simpleName, id: $0) }
        case .variable(let id): return type(of: id, depth: depth + 1)
        case .type(let id): return ValueType(name: types.merged[id].simpleName, id: id, isMetatype: true)
        case .functions: return nil
        case nil:
            guard node.kind == .nameExpression || node.flags.contains(.implicitBase) == false,
                node.name.first?.isUppercase == true
            else { return nil }
            return ValueType(name: meaning(of: node.name, from: fileIndex(of: node)), id: nil, isMetatype: true)
        }
    }

    private func typeOfCall(_ node: Node, depth: Int) -> ValueType? {
        guard let callee = node.firstChild else { return nil }
        if callee.kind == .memberExpression, callee.isNamed("init"), let base = callee.firstChild {
            return type(of: base, depth: depth + 1).map { ValueType(name: $0.name, id: $0.id) }
        }
        if callee.stripped.kind == .closureExpression { return nil }
        if case .functions(let found)? = referent(of: callee, depth: depth + 1) {
            return found.lazy.compactMap { self.returnType(of: $0) }.first
        }
        guard node.kind == .callExpression, let type = type(of: callee, depth: depth + 1), type.isMetatype else { return nil }
        return ValueType(name: type.name, id: type.id)
    }

    /// What a function's signature says it returns.
    package func returnType(of id: FunctionID) -> ValueType? {
        let node = node(of: id)
        if case .initializer = self[id].kind {
            return owner(of: id).map { ValueType(name: types.merged[$0].simpleName, id: $0) }
        }
        return node.firstChild(.returnType)?.firstChild.flatMap { valueType(of: $0) }
    }

    /// The type of a variable: as written, else as its value tells.
    package func type(of id: VariableID, depth: Int = 0) -> ValueType? {
        guard depth < inferenceLimit else { return nil }
        if let written = typeNode(of: id) { return valueType(of: written) }
        if self[id].name == "self" { return type(around: node(of: id)).map { ValueType(name: types.merged[$0].simpleName, id: $0) } }
        if let value = value(of: id) { return type(of: value, depth: depth + 1) }
        // A shorthand `if let x` or `[x]` has the type of the outer `x`.
        let introduced = node(of: id)
        let name = introduced.kind == .optionalBinding ? introduced.firstChild : introduced.kind == .capture ? introduced : nil
        guard let name, name.kind == .identifierPattern || name.kind == .capture else { return nil }
        if let outer = files[id.file].local(name.id), outer != id.index {
            return type(of: VariableID(file: id.file, index: outer), depth: depth + 1)
        }
        if case .variable(let outer)? = unqualifiedMember(self[id].name, from: introduced), outer != id {
            return type(of: outer, depth: depth + 1)
        }
        return nil
    }

    /// The type that a written type names, optionals and attributes taken off.
    package func valueType(of node: Node) -> ValueType? {
        switch node.kind {
        case .namedType, .memberType:
            let name = node.name
            if name == "Self" { return type(around: node).map { ValueType(name: types.merged[$0].simpleName, id: $0) } }
            let file = fileIndex(of: node)
            return ValueType(name: meaning(of: name, from: file), id: type(named: name, from: file))
        case .optionalType, .implicitlyUnwrappedType, .attributedType, .prefixedType:
            return node.children.first { $0.kind.isType }.flatMap { valueType(of: $0) }
        case .tupleType:
            let elements = node.children(.parameter)
            return elements.count == 1 ? elements[0].children.first { $0.kind.isType }.flatMap { valueType(of: $0) } : nil
        case .compositionType: return node.firstChild.flatMap { valueType(of: $0) }
        case .arrayType: return ValueType(name: "Array", id: nil)
        case .dictionaryType: return ValueType(name: "Dictionary", id: nil)
        default: return nil
        }
    }
}

extension Node {
    /// The expression without wrappers that keep its identity: `?`, `!`, parentheses, `try`, `await`, `as`, `&`.
    package var stripped: Node {
        var node = self
        while true {
            switch node.kind {
            case .optionalChain, .forceUnwrap, .tryExpression, .awaitExpression, .inoutExpression:
                guard let inner = node.firstChild else { return node }
                node = inner
            case .castExpression:
                guard !node.isNamed("is"), let inner = node.firstChild else { return node }
                node = inner
            case .tupleExpression:
                guard let only = node.firstChild, only.nextSibling == nil, only.nameReference.isEmpty,
                    let inner = only.firstChild
                else { return node }
                node = inner
            default: return node
            }
        }
    }
}
