import TimerlintSyntax

/// The entity that an expression refers to.
package enum Referent: Sendable, Equatable {
    case variable(VariableID)
    /// Methods or functions; several if overload resolution would need more than their names.
    case functions([FunctionID])
    case type(TypeID)
    /// `self`, or a local alias of it.
    case instance
}

/// The type of a value, as far as syntax determines it.
package struct ValueType: Sendable, Equatable {
    /// The simple name without optionals: `Timer`, `Array`.
    package let name: String
    /// The type in the tree, if it is declared there.
    package let id: TypeID?
    /// True if the expression names the type itself.
    package let isMetatype: Bool

    package init(name: String, id: TypeID?, isMetatype: Bool = false) {
        self.name = name
        self.id = id
        self.isMetatype = isMetatype
    }
}

extension Project {
    /// The entity that an expression refers to, looking through wrappers that preserve identity (`?`, `!`,
    /// parentheses, `try`, `await`, casts). Each name is resolved once.
    package func referent(of expression: Node) -> Referent? { infer { $0.referent(of: expression) } }

    /// The type of an expression, if declarations or literals determine it.
    package func type(of expression: Node) -> ValueType? { infer { $0.type(of: expression) } }

    /// The type of a variable: its annotation, else the type of its value.
    package func type(of id: VariableID) -> ValueType? { infer { $0.type(of: id) } }

    /// The type of the value that a variable's lock, or another generic holder, was made with.
    package func typeOfValue(heldBy holder: VariableID) -> ValueType? { infer { $0.typeOfValue(heldBy: holder) } }

    /// Whether a local is an alias of `self`: `let this = self`, `guard let strongSelf = weakSelf`, a captured
    /// `[me = self]`.
    package func isAliasOfSelf(_ id: VariableID) -> Bool { infer { $0.isAliasOfSelf(id) } }

    private func infer<Answer>(_ question: (inout Inference) -> Answer) -> Answer {
        var inference = Inference(project: self)
        return question(&inference)
    }

    // MARK: Names

    /// Resolves a non-local name at a node: a member of an enclosing type, a global, or a type.
    package func unqualifiedMember(_ name: String, from node: Node) -> Referent? {
        names[name].flatMap { unqualifiedMember($0, from: node) }
    }

    /// The same for the name of a node.
    package func unqualifiedMember(namedBy node: Node) -> Referent? {
        names[node.spelling].flatMap { unqualifiedMember($0, from: node) }
    }

    private func unqualifiedMember(_ name: NameID, from node: Node) -> Referent? {
        let file = fileIndex(of: node)
        var scope = files.models[file].type(around: node)
        while let here = scope {
            if let type = mergedType(file: file, declaration: here), let member = member(name, of: type, at: node),
                !isHiddenByGlobal(member, name, at: node)
            {
                return member
            }
            scope = files.models[file].types[here].enclosing
        }
        if let local = localFunction(name, around: node) { return .functions([local]) }
        if let global = nearestGlobal(name, from: file) { return .variable(global) }
        if let type = type(named: name, at: node) { return .type(type) }
        let functions = globalFunctions(named: name)
        return functions.isEmpty ? nil : .functions(Array(functions))
    }

    /// In C a name alone never means a method, and may well be that of a variable, too.
    private func isHiddenByGlobal(_ member: Referent, _ name: NameID, at node: Node) -> Bool {
        guard case .functions = member, node.tree.file.language == .objectiveC else { return false }
        return nearestGlobal(name, from: fileIndex(of: node)) != nil
    }

    /// The property with this name or, if there is none or the node calls a method beside it, the methods.
    func member(_ name: NameID, of type: TypeID, at node: Node) -> Referent? {
        let property = property(named: name, of: type)
        let methods = property == nil ? methods(named: name, of: type) : methods(named: name, of: type, calledAt: node)
        return methods.isEmpty ? property.map { .variable($0) } : .functions(nearest(methods, to: node))
    }

    /// A class has one method for each selector: of several, which categories in the folders of other programs add, a
    /// message means the nearest one.
    private func nearest(_ methods: [FunctionID], to node: Node) -> [FunctionID] {
        guard node.tree.file.language == .objectiveC, let first = methods.first,
            methods.contains(where: { $0.file != first.file })
        else { return methods }
        let groups = Dictionary(grouping: methods) {
            SelectorInClass(labels: self[$0].labels, isStatic: self[$0].isStatic)
        }
        guard groups.count < methods.count else { return methods }
        return methods.filter { method in
            let group = groups[SelectorInClass(labels: self[method].labels, isStatic: self[method].isStatic)] ?? []
            let nearest = TypeMerger.nearest(group, to: node.tree.file.id) { files.models[$0.file].file.id }
            return nearest.map { $0 == method } ?? true
        }
    }

    /// What tells methods of one base name apart.
    private struct SelectorInClass: Hashable {
        let labels: [String]
        let isStatic: Bool
    }

    /// `[self timerWithInterval:1 block:b]` in a class that has a property `timer`: a closure that a property holds is
    /// called without labels.
    private func methods(named name: NameID, of type: TypeID, calledAt node: Node) -> [FunctionID] {
        guard let call = node.parent, call.kind == .callExpression, call.firstChild == node else { return [] }
        let given = call.arguments.filter { !$0.flags.contains(.isTrailing) }.map(\.name)
        guard given.contains(where: { !$0.isEmpty }) else { return [] }
        return methods(named: name, of: type).filter { self[$0].labels.starts(with: given) }
    }

    private func nearestGlobal(_ name: NameID, from file: Int) -> VariableID? {
        let found = globalVariables(named: name)
        return found.first { $0.file == file } ?? (found.count == 1 ? found.first : nil)
    }

    private func localFunction(_ name: NameID, around node: Node) -> FunctionID? {
        let file = fileIndex(of: node)
        guard var around = files.models[file].function(around: node) else { return nil }
        while true {
            if let match = files.models[file].localFunction(named: names.spelling(of: name), in: around) {
                return FunctionID(file: file, index: match)
            }
            guard let outer = files.models[file].functions[around].enclosing else { return nil }
            around = outer
        }
    }

    // MARK: Types

    /// The return type in a function's signature.
    package func returnType(of id: FunctionID) -> ValueType? {
        if case .initializer = self[id].kind { return owner(of: id).map { valueType(of: $0) } }
        return node(of: id).firstChild(.returnType)?.firstChild.flatMap { valueType(of: $0) }
    }

    /// The type of an instance of a type in the tree.
    func valueType(of id: TypeID) -> ValueType { ValueType(name: types[id].simpleName, id: id) }

    /// The type that a type annotation names, without optionals and attributes.
    package func valueType(of node: Node) -> ValueType? {
        switch node.kind {
        case .namedType, .memberType:
            let name = node.name
            if name == "Self" { return type(around: node).map { valueType(of: $0) } }
            let id = names[name].flatMap { node.kind == .memberType ? memberType($0, node) : type(named: $0, at: node) }
            return ValueType(name: meaning(of: name, from: fileIndex(of: node)), id: id)
        case .optionalType, .implicitlyUnwrappedType, .attributedType, .prefixedType:
            return node.children.first { $0.kind.isType }.flatMap { valueType(of: $0) }
        case .tupleType:
            let elements = node.children(.parameter)
            return elements.count == 1
                ? elements[0].children.first { $0.kind.isType }.flatMap { valueType(of: $0) } : nil
        case .compositionType: return node.firstChild.flatMap { valueType(of: $0) }
        case .arrayType: return ValueType(name: "Array", id: nil)
        case .dictionaryType: return ValueType(name: "Dictionary", id: nil)
        default: return nil
        }
    }
}

extension Node {
    /// The expression without wrappers that preserve its identity: `?`, `!`, parentheses, `try`, `await`, `as`,
    /// `&`.
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

    /// Whether a condition asks that something is there: `let timer`, `timer != nil`.
    package var isPresenceTest: Bool {
        let question = stripped
        return question.kind == .optionalBinding
            || question.kind == .infixExpression && question.isNamed("!=")
                && question.children.contains { $0.stripped.kind == .nilLiteral }
    }

    /// The conditions that `a && b` joins, each stripped; of any other condition the condition itself.
    package var conjuncts: [Node] {
        let node = stripped
        guard node.kind == .infixExpression, node.isNamed("&&") else { return [node] }
        return node.children.filter(\.isExpression).flatMap(\.conjuncts)
    }
}
