import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

extension Explorer {
    /// Reads a name, member or subscript into the temporaries. Runs a getter or a lazy initial value.
    func read(_ node: Node, _ path: ExploredPath) -> [ExploredPath] {
        switch node.kind {
        case .selfExpression: return [path.setting(node, path.program.frame.receiver)]
        case .nameExpression: return readName(node, path)
        case .memberExpression: return readMember(node, path)
        case .subscriptExpression: return readElement(node, path)
        case .inoutExpression: return [path]
        default: return [path.setting(node, .unknown)]
        }
    }

    private func readName(_ node: Node, _ path: ExploredPath) -> [ExploredPath] {
        if let slot = node.closureParameterSlot {
            return [path.setting(node, path.program.frame.locals[slot] ?? .unknown)]
        }
        switch reference(ofName: node) {
        case .local(let index):
            return [path.setting(node, path.program.frame.locals[index] ?? undefined(index, in: node))]
        case .variable(let id):
            let isMember = project[id].kind == .property && !project[id].isStatic
            if isMember, path.program.frame.receiver != .instance {
                return readMember(named: node.name, id, of: path.program.frame.receiver, into: node, path)
            }
            return readVariable(id, into: node, path)
        case .functions(let ids):
            return [path.setting(node, .function(ids[0], receiver: path.program.frame.receiver))]
        case .type(let id):
            return [path.setting(node, .type(project.types[id].name))]
        case .none:
            if node.isNamed("Self"), let type = project.type(around: node) {
                return [path.setting(node, .type(project.types[type].name))]
            }
            if node.beginsWithUppercase { return [path.setting(node, .type(node.name))] }
            return [path.setting(node, .symbol(symbols.symbol(.operation("global " + node.name, []), isOpaque: true)))]
        }
    }

    /// A parameter of the entry point may have any value.
    private func undefined(_ index: Int, in node: Node) -> Value {
        let file = project.declarations(around: node)
        return unknown(file.node(file.variables[index].node), isOpaque: file.variables[index].kind != .parameter)
    }

    private func readMember(_ node: Node, _ path: ExploredPath) -> [ExploredPath] {
        guard let base = node.firstChild, base.kind.isExpressionLike else { return [path] }
        if let property = wrappedProperty(base, in: path.program) { return readVariable(property, into: node, path) }
        let value = value(of: base, in: path.program)
        if value == .instance {
            if let id = ownProperty(node.name) {
                if !node.isStorageAccess, let getter = writtenGetter(of: id) {
                    return invoke(getter, receiver: .instance, arguments: [], at: node, path)
                }
                return readVariable(id, into: node, path)
            }
            if let method = ownMethods(node.name).first {
                return [path.setting(node, .function(method, receiver: .instance))]
            }
            return [path.setting(node, .unknown)]
        }
        if case .type(let name) = value { return readStatic(node, of: name, path) }
        return readMember(named: node.name, declared(node), of: value, into: node, path)
    }

    /// Objective-C's `- clock { if (!_clock) _clock = …; return _clock; }`: `self.clock` calls it, also within an
    /// argument.
    private func writtenGetter(of id: VariableID) -> FunctionID? {
        guard project.files.language(id.file) == .objectiveC else { return nil }
        return ownMethods(project[id].name).first { getter in
            project[getter].labels.isEmpty && !project[getter].isStatic && isWorthRunning(getter, receiver: .instance)
                && project.body(of: getter).map { body in !bodies.contains { $0.encloses(body) } } == true
        }
    }

    /// The property that a member expression refers to, by the type of its base.
    private func declared(_ node: Node) -> VariableID? {
        if let known = references[node] {
            if case .variable(let id) = known { return id }
            return nil
        }
        var found = Reference.none
        if case .variable(let id)? = project.referent(of: node) { found = .variable(id) }
        references[node] = found
        if case .variable(let id) = found { return id }
        return nil
    }

    private func readMember(
        named name: String, _ property: VariableID?, of base: Value, into node: Node, _ path: ExploredPath
    )
        -> [ExploredPath]
    {
        switch base {
        case .source(let id):
            if name == "isCancelled" {
                return [path.setting(node, path.program.sources[id].map { .bool($0.state.isCancelled) } ?? .unknown)]
            }
            if let property, isComputed(property) { return readComputed(property, of: base, into: node, path) }
            return [path.setting(node, .unknown)]
        case .box(let content):
            return [path.setting(node, resolved(content, in: path.program))]
        case .tuple(let values):
            if let property, isComputed(property) { return readComputed(property, of: base, into: node, path) }
            guard
                let index = Int(name) ?? property.flatMap(fieldIndex(of:))
                    ?? node.firstChild.flatMap({ fieldIndex(named: name, of: $0) }) ?? tupleIndex(of: name, in: node),
                values.indices.contains(index)
            else {
                return [path.setting(node, .unknown)]
            }
            return [path.setting(node, values[index])]
        case .collection(let elements):
            return [path.setting(node, collectionProperty(name, elements))]
        case .symbol(let symbol):
            if let property, isComputed(property), isEnum(property) {
                return readComputed(property, of: base, into: node, path)
            }
            let member = symbols.symbol(.member(symbol, name), isOpaque: symbols.isOpaque(symbol))
            return [path.setting(node, resolved(.symbol(member), in: path.program))]
        case .enumCase, .bool, .int, .text:
            if let property, isComputed(property) { return readComputed(property, of: base, into: node, path) }
            return [path.setting(node, .unknown)]
        default:
            return [path.setting(node, .unknown)]
        }
    }

    /// The index of the element with this label in the declared tuple type of a property.
    private func tupleIndex(of label: String, in node: Node) -> Int? {
        guard let base = node.firstChild?.peeled else { return nil }
        let variable: VariableID? =
            if case .variable(let id) = reference(ofName: base) { id } else { ownProperty(base.name) }
        return variable.flatMap { project.typeNode(of: $0) }?.children.enumerated().first { $0.element.name == label }?
            .offset
    }

    private func isEnum(_ property: VariableID) -> Bool {
        project.owner(of: property).map { project.types[$0].kind == .enum } ?? false
    }

    private func collectionProperty(_ name: String, _ elements: [Value.Element]) -> Value {
        switch name {
        case "count": .int(elements.count)
        case "isEmpty": .bool(elements.isEmpty)
        case "first": elements.first?.value ?? .absent
        case "last": elements.last?.value ?? .absent
        case "values": .collection(elements.map { Value.Element(key: nil, value: $0.value) })
        default: .unknown
        }
    }

    /// `State.idle`, `Clock.shared`.
    private func readStatic(_ node: Node, of name: String, _ path: ExploredPath) -> [ExploredPath] {
        if let limit = IntegerLimits.value(of: node.name, in: name) { return [path.setting(node, .int(limit))] }
        guard let type = project.type(named: name, from: project.fileIndex(of: node)) ?? project.type(named: name)
        else {
            return [path.setting(node, .enumCase(node.name, []))]
        }
        if let property = project.property(named: node.name, of: type) {
            return readVariable(property, into: node, path)
        }
        if let method = project.methods(named: node.name, of: type).first {
            return [path.setting(node, .function(method, receiver: .unknown))]
        }
        return [path.setting(node, project.types[type].kind == .enum ? .enumCase(node.name, []) : .unknown)]
    }

    private func readElement(_ node: Node, _ path: ExploredPath) -> [ExploredPath] {
        guard let base = node.firstChild, case .collection(let elements) = value(of: base, in: path.program),
            let argument = node.firstChild(.argument)?.firstChild
        else { return [path.setting(node, .unknown)] }
        let key = value(of: argument, in: path.program)
        if case .int(let index) = key, elements.allSatisfy({ $0.key == nil }) {
            return elements.indices.contains(index) ? [path.setting(node, elements[index].value)] : []
        }
        return naming(elements, by: key, path).map { index, path in
            path.setting(node, index.map { elements[$0].value } ?? .absent)
        }
    }

    /// The element that a key refers to: one path for each candidate, and one for none.
    func naming(_ elements: [Value.Element], by key: Value, _ path: ExploredPath) -> [(Int?, ExploredPath)] {
        var results: [(Int?, ExploredPath)] = []
        var others: ProgramState? = path.program
        for (index, element) in elements.enumerated() {
            guard let program = others else { break }
            let isEqual = element.key.map { equality(key, $0, in: program) } ?? .unknown
            if let equal = assuming(isEqual, true, in: program) { results.append((index, path.with(equal))) }
            others = assuming(isEqual, false, in: program)
        }
        if let others { results.append((nil, path.with(others))) }
        return results
    }

    // MARK: Variables

    /// The value of a stored property or of a static or global variable.
    func storedValue(of id: VariableID, in program: ProgramState) -> Value {
        if let value = program.fields[id] { return resolved(value, in: program) }
        if let number = namedNumber(id) { return number }
        guard isRelevant(id) else { return .unknown }
        return resolved(.symbol(symbols.symbol(.property(id), isOpaque: true)), in: program)
    }

    /// The whole number that a constant stands for: C's enumerators are such constants.
    private func namedNumber(_ id: VariableID) -> Value? {
        guard project[id].isLet, project[id].kind == .global, let value = project.value(of: id),
            value.kind == .integerLiteral || value.kind == .prefixExpression
        else { return nil }
        return project.constantValue(of: value).flatMap { Int(exactly: $0) }.map { .int($0) }
    }

    func readVariable(_ id: VariableID, into node: Node, _ path: ExploredPath) -> [ExploredPath] {
        if path.program.fields[id] == nil {
            if isComputed(id) { return readComputed(id, of: path.program.frame.receiver, into: node, path) }
            if hasDeferredValue(id), let value = project.value(of: id), isRelevant(id) {
                return evaluate(value, for: id, path).map { path in
                    path.setting(node, path.program.fields[id] ?? .unknown)
                }
            }
        }
        return [path.setting(node, storedValue(of: id, in: path.program))]
    }

    /// `lazy`, static and global variables are initialized on first use.
    private func hasDeferredValue(_ id: VariableID) -> Bool {
        project[id].isLazy || project[id].isStatic || project[id].kind == .global
    }

    private func readComputed(_ id: VariableID, of receiver: Value, into node: Node, _ path: ExploredPath)
        -> [ExploredPath]
    {
        guard let getter = accessor("get", of: id), isWorthRunning(getter, receiver: receiver) else {
            return [path.setting(node, unknown(node, isOpaque: true))]
        }
        return invoke(getter, receiver: receiver, arguments: [], at: node, path)
    }

    /// Runs an initial value and stores it.
    func evaluate(_ expression: Node, for id: VariableID, _ path: ExploredPath) -> [ExploredPath] {
        results(of: expression, of: id, path).compactMap { value, path in
            releasingUnreferenced(stored(value, in: id, path), at: expression, as: .temporary)
        }
    }

    /// Runs the initial value of a variable.
    func results(of expression: Node, of id: VariableID, _ path: ExploredPath) -> [(Value, ExploredPath)] {
        let (saved, sourcesOfCallers) = (path.program.frame, path.program.sourcesOfCallers)
        var inner = path
        var frame = Frame()
        frame.receiver = isOfOwner(id) ? .instance : .unknown
        inner.program.frame = frame
        inner.program.sourcesOfCallers.formUnion(saved.sources)
        return nested {
            run(graph(of: expression), from: inner).filter { !$0.threw }.map { outcome in
                var path = outcome.path
                let value = path.program.frame.result ?? .unknown
                path.program.restore(saved, sourcesOfCallers: sourcesOfCallers)
                return (value, path)
            }
        }
    }

    /// Whether each instance of the explored owner has the property; a struct that it makes has others.
    private func isOfOwner(_ id: VariableID) -> Bool {
        guard project[id].kind == .property, !project[id].isStatic, let owner, let type = project.owner(of: id) else {
            return false
        }
        return project.lineage(of: owner).contains(type)
    }

    /// Runs `body` one level deeper, up to the depth limit.
    func nested<Result>(_ body: () -> [Result]) -> [Result] {
        guard depth < limits.callDepth else {
            isIncomplete = true
            return []
        }
        depth += 1
        defer { depth -= 1 }
        return body()
    }
}

extension Node {
    /// The frame slot of `$0`, `$1`, …
    var closureParameterSlot: Int? {
        guard kind == .nameExpression, flags.contains(.isPounded), let number = Int(name.dropFirst()), number < 64
        else { return nil }
        return -1 - number
    }
}

extension ProgramState {
    /// Restores a caller's frame. Sources that are no longer tracked become unknown in it.
    mutating func restore(_ saved: Frame, sourcesOfCallers before: SourceIDs) {
        frame = saved
        sourcesOfCallers = before
        var living = SourceIDs()
        for id in sources.ids { living.insert(id) }
        guard !saved.sources.subtracting(living).isEmpty else { return }
        replaceSources { living.contains($0) ? .source($0) : .unknown }
    }
}

extension Frame {
    /// The sources that the frame refers to.
    var sources: SourceIDs {
        var found = SourceIDs()
        forEachValue { found.insert(sourcesIn: $0) }
        found.insert(sourcesIn: receiver)
        return found
    }
}
