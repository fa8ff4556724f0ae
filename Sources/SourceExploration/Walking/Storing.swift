import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

extension Explorer {
    // MARK: Assignments

    func assign(_ node: Node, _ path: ExploredPath) -> [ExploredPath] {
        guard let target = node.firstChild, let source = target.nextSibling else { return [path] }
        var value = value(of: source, in: path.program)
        if node.name != "=" {
            let operation = String(node.name.dropLast())
            value = combined(operation, self.value(of: target, in: path.program), value, in: path.program)
        }
        return assign(value, to: target, at: node, path)
    }

    func assign(_ value: Value, to target: Node, at site: Node, _ path: ExploredPath) -> [ExploredPath] {
        switch target.kind {
        case .wildcardExpression:
            return [path]
        case .optionalChain, .forceUnwrap:
            return target.firstChild.map { assign(value, to: $0, at: site, path) } ?? [path]
        case .nameExpression:
            return assignName(value, to: target, at: site, path)
        case .memberExpression:
            return assignMember(value, to: target, at: site, path)
        case .subscriptExpression:
            return assignElement(value, to: target, at: site, path)
        case .tupleExpression:
            return assignTuple(value, to: target, at: site, path)
        case .selfExpression where path.program.frame.receiver != .instance:
            return assignReceiver(value, at: site, path)
        default:
            return [escaping(value, path)]
        }
    }

    private func assignTuple(_ value: Value, to target: Node, at site: Node, _ path: ExploredPath) -> [ExploredPath] {
        if let only = target.onlyParenthesized { return assign(value, to: only, at: site, path) }
        let parts: [Value] = if case .tuple(let values) = value { values } else { [] }
        var paths = [path]
        for (index, element) in target.children.enumerated() {
            guard let inner = element.firstChild else { continue }
            let part = parts.indices.contains(index) ? parts[index] : .unknown
            paths = paths.flatMap { assign(part, to: inner, at: site, $0) }
        }
        return paths
    }

    private func assignName(_ value: Value, to target: Node, at site: Node, _ path: ExploredPath) -> [ExploredPath] {
        if let slot = target.closureParameterSlot { return assignLocal(slot, value, at: site, path) }
        switch reference(ofName: target) {
        case .local(let index):
            return assignLocal(index, value, at: site, path)
        case .variable(let id):
            let isMember = project[id].kind == .property && !project[id].isStatic
            if isMember, path.program.frame.receiver != .instance {
                guard let changed = replacing(id, of: path.program.frame.receiver, with: value) else {
                    return [escaping(value, path)]
                }
                return assignReceiver(changed, at: site, path)
            }
            return setProperty(id, value, at: site, path)
        default:
            return [escaping(value, path)]
        }
    }

    private func assignLocal(_ slot: Int, _ value: Value, at site: Node, _ path: ExploredPath) -> [ExploredPath] {
        var path = path
        path.program.frame.locals[slot] = value
        return releasingUnreferenced(path, at: site, as: value == .absent ? .setToNil : .overwritten).map { [$0] } ?? []
    }

    /// In a mutating method or an initializer of a value type.
    private func assignReceiver(_ value: Value, at site: Node, _ path: ExploredPath) -> [ExploredPath] {
        var path = path
        path.program.frame.receiver = value
        return releasingUnreferenced(path, at: site, as: .overwritten).map { [$0] } ?? []
    }

    private func assignMember(_ value: Value, to target: Node, at site: Node, _ path: ExploredPath) -> [ExploredPath] {
        guard let base = target.firstChild, base.kind.isExpressionLike else { return [path] }
        if let property = wrappedProperty(base, in: path.program) {
            return setProperty(property, value, at: site, path)
        }
        switch self.value(of: base, in: path.program) {
        case .box:
            return assign(.box(value), to: base, at: site, path)
        case .tuple(var values):
            guard let index = fieldIndex(named: target.name, of: base), values.indices.contains(index) else {
                return [escaping(value, path)]
            }
            values[index] = value
            return assign(.tuple(values), to: base, at: site, path)
        case .instance:
            guard let id = ownProperty(target.name) else { return [escaping(value, path)] }
            return setProperty(id, value, observes: !target.isStorageAccess, at: site, path)
        case .type(let name):
            guard let type = project.type(named: name, from: project.fileIndex(of: target)),
                let id = project.property(named: target.name, of: type)
            else { return [escaping(value, path)] }
            return setProperty(id, value, at: site, path)
        case .symbol(let symbol):
            return [assignForeign(value, symbol, target.name, path)]
        default:
            return [handingOut(value, isRepeating: true, escaping(value, path))]
        }
    }

    /// A member of another object. A simple value is remembered until the next assignment.
    private func assignForeign(_ value: Value, _ base: Symbol, _ name: String, _ path: ExploredPath) -> ExploredPath {
        var path = handingOut(value, isRepeating: true, path)
        switch value {
        case .bool, .int, .absent, .text, .enumCase(_, []):
            let member = symbols.symbol(.member(base, name), isOpaque: true)
            path.program.known[member] = .stored(value)
            return path
        default:
            return escaping(value, path)
        }
    }

    private func assignElement(_ value: Value, to target: Node, at site: Node, _ path: ExploredPath) -> [ExploredPath] {
        guard let base = target.firstChild, let argument = target.firstChild(.argument)?.firstChild else {
            return [escaping(value, path)]
        }
        guard case .collection(var elements) = self.value(of: base, in: path.program) else {
            // The owner's own collection, which holds more than can be followed.
            let isOwn = path.program.frame.receiver == .instance && ownProperty(base.name) != nil
            return [isOwn ? exceedingLimit(value, path) : escaping(value, path)]
        }
        let key = self.value(of: argument, in: path.program)
        if !elements.isEmpty, elements.allSatisfy({ $0.key == nil }) {
            guard case .int(let index) = key, elements.indices.contains(index) else { return [escaping(value, path)] }
            elements[index].value = value
            return replaceCollection(base, with: elements, at: site, .overwritten, path)
        }
        return naming(elements, by: key, path).flatMap { index, path in
            var elements = elements
            switch (index, value) {
            case (let index?, .absent): elements.remove(at: index)
            case (let index?, _): elements[index].value = value
            case (nil, .absent): return [path]
            case (nil, _): elements.append(Value.Element(key: key, value: value))
            }
            return replaceCollection(base, with: elements, at: site, value == .absent ? .removed : .overwritten, path)
        }
    }

    func replaceCollection(
        _ base: Node, with elements: [Value.Element], at site: Node, _ release: Step.Release, _ path: ExploredPath
    ) -> [ExploredPath] {
        guard elements.count <= limits.sources else {
            return assign(.unknown, to: base, at: site, exceedingLimit(.collection(elements), path))
        }
        var path = path
        // The old collection in the temporaries must not count as a reference.
        path.program.frame.temporaries[base.id] = nil
        return assign(.collection(elements), to: base, at: site, path)
    }

    // MARK: Properties

    /// Sets a property through its setter or observers.
    func setProperty(_ id: VariableID, _ value: Value, observes: Bool = true, at site: Node, _ path: ExploredPath)
        -> [ExploredPath]
    {
        if let setter = accessor("set", of: id) {
            guard isWorthRunning(setter, receiver: .instance) else { return [escaping(value, path)] }
            return invoke(setter, receiver: .instance, arguments: [Argument(label: "", value: value)], at: site, path)
        }
        let observes = observes && !path.program.frame.goesPastObservers
        let old = storedValue(of: id, in: path.program)
        let release: Step.Release = value == .absent ? .setToNil : .overwritten
        var paths = [path]
        if observes, let observer = accessor("willSet", of: id), isWorthRunning(observer, receiver: .instance) {
            // Facts that the observer learns about the new value also hold afterward.
            var path = path
            path.program.frame.locals[newValueSlot] = value
            paths = invoke(
                observer, receiver: .instance, arguments: [Argument(label: "", value: value)], at: site, path)
        }
        let observer = observes ? accessor("didSet", of: id) : nil
        paths = paths.compactMap { path in
            var path = path
            path.program.frame.locals[newValueSlot] = nil
            path = stored(value, in: id, path)
            // `oldValue` retains the old value while the observer runs.
            if observer != nil { path.program.frame.locals[oldValueSlot] = old }
            return releasingUnreferenced(path, at: site, as: release)
        }
        return observer.map { running($0, after: old, at: site, release, paths) } ?? paths
    }

    /// Runs a `didSet` with the old value, which is released afterward.
    private func running(
        _ observer: FunctionID, after old: Value, at site: Node, _ release: Step.Release, _ paths: [ExploredPath]
    ) -> [ExploredPath] {
        let observed =
            isWorthRunning(observer, receiver: .instance)
            ? paths.flatMap {
                invoke(observer, receiver: .instance, arguments: [Argument(label: "", value: old)], at: site, $0)
            } : paths
        return observed.compactMap { path in
            var path = path
            path.program.frame.locals[oldValueSlot] = nil
            return releasingUnreferenced(path, at: site, as: release)
        }
    }

    /// Stores without observers. Properties that decide nothing are not tracked, but their values are retained.
    func stored(_ value: Value, in id: VariableID, _ path: ExploredPath) -> ExploredPath {
        var path = path
        var holdsSource = false
        value.forEachSource {
            holdsSource = true
            if !project[id].isWeak { markStored($0, &path) }
        }
        if isRelevant(id) || holdsSource {
            path.program.fields[id] = value
            if sharedHandles.contains(id) || sharesChangedLocals(value) { path = escaping(value, path) }
        } else {
            path.program.fields[id] = nil
            path = handingOut(value, isRepeating: true, path)
        }
        return path
    }

    // MARK: Declarations and bindings

    func declare(_ node: Node, _ path: ExploredPath) -> [ExploredPath] {
        let initial = node.firstChild(.initializer)?.firstChild
        let value = initial.map { self.value(of: $0, in: path.program) } ?? undefinedValue(node)
        guard let pattern = node.firstChild else { return [path] }
        return [bindPattern(pattern, declaration: node, to: value, path)]
    }

    /// `var x: T?` starts as `nil`.
    private func undefinedValue(_ node: Node) -> Value {
        switch node.firstChild(.typeAnnotation)?.firstChild?.kind {
        case .optionalType, .implicitlyUnwrappedType: .absent
        default: .unknown
        }
    }

    func bind(_ node: Node, _ path: ExploredPath) -> [ExploredPath] {
        switch node.kind {
        case .optionalBinding: return [bindOptional(node, path)]
        case .forStatement: return [bindElement(node, path)]
        case .patternCondition, .caseItem:
            guard let pattern = node.firstChild else { return [path] }
            return [bindPattern(pattern, declaration: node, to: subjectValue(of: node, in: path.program), path)]
        default: return [path]
        }
    }

    private func subjectValue(of node: Node, in program: ProgramState) -> Value {
        if node.kind == .patternCondition {
            let value = node.children.first { $0.kind.isExpressionLike && $0 != node.firstChild }
            return value.map { self.value(of: $0, in: program) } ?? .unknown
        }
        for ancestor in node.selfAndAncestors {
            if ancestor.kind == .switchStatement {
                return ancestor.firstChild.map { self.value(of: $0, in: program) } ?? .unknown
            }
            if ancestor.kind == .catchClause { return .unknown }
        }
        return .unknown
    }

    private func bindOptional(_ node: Node, _ path: ExploredPath) -> ExploredPath {
        guard let pattern = node.firstChild else { return path }
        let written = node.children.first { $0.kind.isExpressionLike }
        let value = written.map { self.value(of: $0, in: path.program) } ?? shorthandValue(node, in: path.program)
        var path = path
        if value == .instance, pattern.isNamed("self") { path.program.frame.isReceiverWeak = false }
        return bindPattern(pattern, declaration: node, to: value, path)
    }

    private func bindElement(_ node: Node, _ path: ExploredPath) -> ExploredPath {
        guard let pattern = node.firstChild else { return path }
        var path = path
        var element = Value.unknown
        if let left = path.program.frame.loops[node.id], let first = left.first, left != [.unknown] {
            element = first
            path.program.frame.loops[node.id] = Array(left.dropFirst())
        }
        if element == .unknown { element = unknown(node, isOpaque: true) }
        return bindPattern(pattern, declaration: node, to: element, path)
    }

    /// Binds the names of a pattern to the parts of a value.
    private func bindPattern(_ pattern: Node, declaration: Node, to value: Value, _ path: ExploredPath) -> ExploredPath
    {
        switch pattern.kind {
        case .identifierPattern:
            let file = project.declarations(around: pattern)
            let index = file.variable(declaredBy: pattern.id) ?? file.variable(declaredBy: declaration.id)
            guard let index else { return escaping(value, path) }
            var path = path
            // Top-level variables live as long as the process.
            if file.variables[index].kind == .global {
                return stored(value, in: VariableID(file: project.fileIndex(of: pattern), index: index), path)
            }
            path.program.frame.locals[index] = value.asCopy
            return path
        case .valueBindingPattern, .optionalPattern, .asTypePattern:
            return pattern.firstChild.map { bindPattern($0, declaration: declaration, to: value, path) } ?? path
        case .tuplePattern, .enumCasePattern:
            return bindParts(pattern, declaration: declaration, to: value, path)
        default:
            return path
        }
    }

    private func bindParts(_ pattern: Node, declaration: Node, to value: Value, _ path: ExploredPath) -> ExploredPath {
        let elements = pattern.children(.patternElement)
        let parts: [Value]
        switch value {
        case .tuple(let values): parts = values
        case .enumCase(_, let values):
            parts = values.count == elements.count || values.count != 1 ? values : [values[0]]
        default: parts = elements.count == 1 && pattern.isNamed("some") ? [value] : []
        }
        var path = path
        for (index, element) in elements.enumerated() {
            guard let inner = element.firstChild else { continue }
            let part = parts.indices.contains(index) ? parts[index] : unknown(inner, isOpaque: true)
            path = bindPattern(inner, declaration: inner, to: part, path)
        }
        return path
    }
}

/// The frame slot of a property's old value while its `didSet` runs; no variable or `$n` has this index.
private let oldValueSlot = Int.min
/// The frame slot of a property's new value while its `willSet` runs.
private let newValueSlot = Int.min + 1
