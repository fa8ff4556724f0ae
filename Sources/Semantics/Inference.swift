import TimerlintSource
import TimerlintSyntax

/// One chain of inference: a name resolves to a declaration, the declaration to its value, the value to the
/// next name. Input: an expression. Output: its referent or its type.
struct Inference {
    let project: Project
    /// The depth of the current query, in steps from the first one.
    private var depth = 0
    /// The greatest depth reached since the current query began.
    private var deepest = 0

    /// The depth limit. Longer chains and cycles have no answer.
    private static let limit = 24

    init(project: Project) { self.project = project }

    /// Runs a query one step deeper.
    mutating func next<Answer>(_ question: (inout Inference) -> Answer) -> Answer {
        depth += 1
        defer { depth -= 1 }
        return question(&self)
    }

    /// Records the depth; `false` at the limit.
    mutating func goesOn() -> Bool {
        deepest = max(deepest, depth)
        return depth < Self.limit
    }

    /// Returns the cached answer or computes it. An answer does not depend on the depth of its query if its
    /// chain stays below the limit.
    private mutating func once<Answer>(
        _ known: KnownInferences.Known<Answer>?, keep: (KnownInferences.Known<Answer>) -> Void,
        find: (inout Inference) -> Answer
    ) -> Answer {
        if let known, depth + Int(known.height) < Self.limit {
            deepest = max(deepest, depth + Int(known.height))
            return known.answer
        }
        let before = deepest
        deepest = depth
        let answer = find(&self)
        if deepest < Self.limit { keep(KnownInferences.Known(answer: answer, height: UInt8(deepest - depth))) }
        deepest = max(before, deepest)
        return answer
    }

    private mutating func once<Question, Answer>(
        _ question: Question, _ known: Answers<Question, KnownInferences.Known<Answer>>,
        find: (inout Inference) -> Answer
    ) -> Answer {
        once(known.known(question), keep: { known.keep($0, for: question) }, find: find)
    }

    /// The same for what a name refers to.
    private mutating func once(_ name: Node, find: (inout Inference) -> Referent?) -> Referent? {
        let known = project.inferences[project.fileIndex(of: name)].referents
        return once(known.known(name.id), keep: { known.keep($0, for: name.id) }, find: find)
    }

    // MARK: Names

    mutating func referent(of expression: Node) -> Referent? {
        guard goesOn() else { return nil }
        let node = expression.stripped
        switch node.kind {
        case .selfExpression: return .instance
        case .nameExpression, .identifierPattern:
            return once(node) { $0.referent(ofName: node) }
        case .memberExpression:
            guard let base = node.firstChild, base.kind.isExpression else { return nil }
            return once(node) { $0.member(namedBy: node, of: base) }
        default: return nil
        }
    }

    private mutating func referent(ofName node: Node) -> Referent? {
        if node.isNamed("Self"), let type = project.type(around: node) { return .type(type) }
        guard let local = project.local(node) else { return project.unqualifiedMember(namedBy: node) }
        return next { $0.isAliasOfSelf(local) } ? .instance : .variable(local)
    }

    private mutating func member(namedBy node: Node, of base: Node) -> Referent? {
        guard let name = project.names[node.spelling], let value = next({ $0.type(of: base) }), let type = value.id
        else { return nil }
        let found = project.member(name, of: type, at: node)
        guard case .functions(let methods)? = found, methods.count > 1 else {
            return found ?? project.type(named: name, inside: type).map { .type($0) }
        }
        return .functions(onSameLevel(methods, as: value, base))
    }

    /// Class methods for the class, and methods of instances for an instance, if both have one name.
    private func onSameLevel(_ methods: [FunctionID], as value: ValueType, _ base: Node) -> [FunctionID] {
        let isFirstOnType = project[methods[0]].isStatic
        if methods.allSatisfy({ [project] in project[$0].isStatic == isFirstOnType }) { return methods }
        let isOwn = [.selfExpression, .superExpression].contains(base.stripped.kind)
        let isOnType = value.isMetatype || isOwn && project.isInStaticCode(base)
        return methods.filter { [project] in project[$0].isStatic == isOnType || project[$0].kind.isInitializer }
    }

    mutating func isAliasOfSelf(_ id: VariableID) -> Bool {
        guard goesOn() else { return false }
        let (kind, isSelf) = (project[id].kind, project[id].name == "self")
        guard kind == .local || kind == .capture else { return false }
        if kind == .local, isSelf { return true }
        if let value = project.value(of: id) { return next { $0.referent(of: value) } == .instance }
        // `[weakSelf]` captures the outer variable with that name.
        guard kind == .capture, let outer = project.local(project.node(of: id)) else { return false }
        return next { $0.isAliasOfSelf(outer) }
    }

    // MARK: Types

    mutating func type(of expression: Node) -> ValueType? {
        guard goesOn() else { return nil }
        // A cast to a type of the tree tells more than what is cast.
        let cast = expression.castType.flatMap { project.valueType(of: $0) }
        if let cast, cast.id != nil { return cast }
        return typeBeforeCast(expression.stripped) ?? cast
    }

    private mutating func typeBeforeCast(_ node: Node) -> ValueType? {
        switch node.kind {
        case .selfExpression: return project.type(around: node).map { project.valueType(of: $0) }
        case .superExpression:
            return project.type(around: node).flatMap { project.lineage(of: $0).dropFirst().first }.map {
                project.valueType(of: $0)
            }
        case .callExpression, .subscriptExpression:
            return once(node.id, project.inferences[project.fileIndex(of: node)].types) {
                $0.typeOfCall(node) ?? $0.typeOfElement(node)
            }
        case .nameExpression, .memberExpression: return typeOfReference(node)
        case .stringLiteral: return ValueType(name: "String", id: nil)
        case .arrayExpression: return ValueType(name: "Array", id: nil)
        case .dictionaryExpression: return ValueType(name: "Dictionary", id: nil)
        default: return nil
        }
    }

    private mutating func typeOfReference(_ node: Node) -> ValueType? {
        switch next({ $0.referent(of: node) }) {
        case .instance: return project.type(around: node).map { project.valueType(of: $0) }
        case .variable(let id): return next { $0.type(of: id) }
        case .type(let id): return ValueType(name: project.types[id].simpleName, id: id, isMetatype: true)
        case .functions(let found):
            // `[Settings shared]` is treated as the property that Swift imports.
            guard node.tree.file.language == .objectiveC, !node.isCallee else { return nil }
            return found.lazy.filter { [project] in project[$0].isStatic && project[$0].labels.isEmpty }.compactMap {
                [project] in project.returnType(of: $0)
            }.first
        case nil:
            if let known = next({ $0.typeOfNumberedParameter(node) }) ?? typeOfCase(node) ?? typeOfCoordinator(node)
                ?? typeOfElement(node)
            {
                return known
            }
            guard node.kind == .nameExpression || node.flags.contains(.implicitBase) == false,
                node.beginsWithUppercase
            else { return nil }
            return ValueType(
                name: project.meaning(of: node.name, from: project.fileIndex(of: node)), id: nil, isMetatype: true)
        }
    }

    /// `context.coordinator` in a view that represents one of another framework: what its `makeCoordinator()` returns.
    private mutating func typeOfCoordinator(_ node: Node) -> ValueType? {
        guard node.kind == .memberExpression, node.isNamed("coordinator"), let base = node.firstChild,
            next({ $0.type(of: base) })?.name == "Context", let view = project.type(around: node)
        else { return nil }
        return project.methods(named: "makeCoordinator", of: view).lazy.compactMap { [project] in
            project.returnType(of: $0)
        }.first
    }

    /// `State.idle`: a case has the type of its enum.
    private mutating func typeOfCase(_ node: Node) -> ValueType? {
        guard node.kind == .memberExpression, let base = node.firstChild, base.kind.isExpression,
            node.beginsWithLowercase, case .type(let id)? = next({ $0.referent(of: base) }),
            project.types[id].kind == .enum
        else { return nil }
        return project.valueType(of: id)
    }

    private mutating func typeOfCall(_ node: Node) -> ValueType? {
        guard let callee = node.firstChild else { return nil }
        if callee.kind == .memberExpression, callee.isNamed("init"), let base = callee.firstChild {
            return next { $0.type(of: base) }.map { ValueType(name: $0.name, id: $0.id) }
        }
        if callee.stripped.kind == .closureExpression { return nil }
        if case .functions(let found)? = next({ $0.referent(of: callee) }) {
            return found.lazy.compactMap { [project] in project.returnType(of: $0) }.first
        }
        guard node.kind == .callExpression, let type = next({ $0.type(of: callee) }) else { return nil }
        guard type.isMetatype else { return next { $0.typeOfCase(callee) } }
        return ValueType(name: type.name, id: type.id)
    }

    mutating func type(of id: VariableID) -> ValueType? {
        guard goesOn() else { return nil }
        return once(id.index, project.inferences[id.file].variableTypes) { $0.inferredType(of: id) }
    }

    private mutating func inferredType(of id: VariableID) -> ValueType? {
        if let written = project.typeNode(of: id) { return project.valueType(of: written) }
        if project[id].name == "self" {
            return project.type(around: project.node(of: id)).map { project.valueType(of: $0) }
        }
        if let value = project.value(of: id) { return next { $0.type(of: value) } }
        if project[id].kind == .parameter { return next { $0.typeOfClosureParameter(id) } }
        let introduced = project.node(of: id)
        if let known = typeOfPattern(introduced) { return known }
        // The shorthand `if let x` or `[x]` has the type of the outer `x`.
        let name =
            introduced.kind == .optionalBinding ? introduced.firstChild : introduced.kind == .capture ? introduced : nil
        guard let name, name.kind == .identifierPattern || name.kind == .capture else { return nil }
        if let outer = project.local(name), outer != id { return next { $0.type(of: outer) } }
        if case .variable(let outer)? = project.unqualifiedMember(project[id].name, from: introduced), outer != id {
            return next { $0.type(of: outer) }
        }
        return nil
    }
}

extension Node {
    fileprivate var isCallee: Bool { parent?.kind == .callExpression && parent?.firstChild == self }

    /// The type to which an expression is cast: `Clock` of `(view as? Clock)?`.
    fileprivate var castType: Node? {
        if kind == .castExpression { return isNamed("is") ? nil : children.first { $0.kind.isType } }
        guard kind == .tupleExpression ? stripped.kind != .tupleExpression : stripped != self else { return nil }
        let inner = kind == .tupleExpression ? firstChild?.firstChild : firstChild
        return inner?.castType
    }
}
