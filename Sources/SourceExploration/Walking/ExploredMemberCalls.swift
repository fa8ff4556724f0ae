import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Calls of members: by the value that is called, once it is known.
extension Explorer {
    /// In this order: what the spelling decides (an implicit base, `super`), the property behind a wrapper, calls that mean
    /// the same for every type, and the value of the receiver.
    func callMember(_ callee: Node, _ node: Node, _ arguments: [Argument], _ path: ExploredPath)
        -> [ExploredPath]
    {
        let name = callee.name
        guard let base = callee.firstChild, base.kind.isExpressionLike else {
            return callImplicitMember(callee, node, arguments, path)
        }
        if base.kind == .superExpression { return callSuper(name, node, arguments, path) }
        if let property = wrappedProperty(base, in: path.program) {
            return callWrapper(of: property, name, node, arguments, path)
        }
        if let memory = allocated(callee, base) { return [path.setting(node, memory)] }
        let receiver = value(of: base, in: path.program)
        return callOfAnyType(name, receiver, base, node, arguments, path)
            ?? call(callee, of: receiver, base, node, arguments, path)
    }

    /// Calls that mean the same whatever the type of the receiver is; `nil` if this is none of them.
    private func callOfAnyType(
        _ name: String, _ receiver: Value, _ base: Node, _ node: Node, _ arguments: [Argument], _ path: ExploredPath
    ) -> [ExploredPath]? {
        if name == "toggle", arguments.isEmpty, receiver.mayBeTruth {
            return assign(negated(receiver), to: base, at: node, path.setting(node, .tuple([])))
        }
        if CollectionAPI.optionalTransforms.contains(name), let passed = passing(receiver, arguments, node, path) {
            return passed
        }
        if ScalarAPI.equalities.contains(name), arguments.count == 1, receiver.mayBeCompared {
            return [path.setting(node, equality(receiver, arguments[0].value, in: path.program))]
        }
        return nil
    }

    private func call(
        _ callee: Node, of receiver: Value, _ base: Node, _ node: Node, _ arguments: [Argument], _ path: ExploredPath
    ) -> [ExploredPath] {
        let name = callee.name
        switch receiver {
        case .instance:
            return callOwn(name, node, arguments, path)
        case .source(let id):
            // `dispatch_release` under manual reference counting: the variable no longer holds a reference.
            if name == "release", arguments.isEmpty {
                var path = path
                path.program.sources[id]?.isGivenBack = true
                return assign(.absent, to: base, at: node, path.setting(node, .tuple([])))
            }
            return callSource(id, name, callee, node, arguments, path)
        case .box(let content):
            return callBox(content, base, name, node, arguments, path)
        case .collection(let elements):
            return callCollection(elements, base, name, node, arguments, path)
        case .type(let type):
            return callStatic(name, of: type, node, arguments, path)
        case .closure, .function:
            return invoke(receiver, arguments, at: node, path)
        case .tuple(let fields):
            guard let index = fieldIndex(named: name, of: base), fields.indices.contains(index) else {
                return callForeign(callee, receiver, node, arguments, path)
            }
            return invoke(fields[index], arguments, at: node, path)
        case .int, .bool, .text:
            return callPlain(receiver, callee, node, arguments, path)
        default:
            return callForeign(callee, receiver, node, arguments, path)
        }
    }

    /// A method of the owner, or a closure that a property of it holds.
    private func callOwn(_ name: String, _ node: Node, _ arguments: [Argument], _ path: ExploredPath)
        -> [ExploredPath]
    {
        let methods = ownMethods(name)
        if name == "init", Overloads(project: project).namesUndeclaredInitializer(methods, node) {
            return unknownCall(node, name, arguments, path)
        }
        if !methods.isEmpty { return callFunctions(methods, receiver: .instance, arguments, at: node, path) }
        if let property = ownProperty(name) {
            return invoke(storedValue(of: property, in: path.program), arguments, at: node, path)
        }
        return unknownCall(node, name, arguments, path)
    }

    /// `.running(timer)` creates an enum value; `.init(…)` and static factories are unknown.
    private func callImplicitMember(_ callee: Node, _ node: Node, _ arguments: [Argument], _ path: ExploredPath)
        -> [ExploredPath]
    {
        if callee.isNamed("makeTimerSource") { return create(node, path) }
        if callee.isNamed("init") {
            let made = returnedType(of: node).flatMap { makeInstance(of: $0, node, arguments, path) }
            return made ?? unknownCall(node, callee.name, arguments, path)
        }
        return [path.setting(node, .enumCase(callee.name, arguments.map(\.value)))]
    }

    /// The return type of the function whose result the expression is.
    private func returnedType(of node: Node) -> TypeID? {
        guard let parent = node.parent, parent.kind == .returnStatement || parent.kind == .block,
            let type = node.enclosingBodyNode?.firstChild(.returnType)?.firstChild
        else { return nil }
        return type.isNamed("Self")
            ? project.type(around: node) : project.type(named: type.name, from: project.fileIndex(of: node))
    }

    private func callSuper(_ name: String, _ node: Node, _ arguments: [Argument], _ path: ExploredPath)
        -> [ExploredPath]
    {
        guard let type = project.type(around: node) else { return [path.setting(node, .unknown)] }
        for parent in project.lineage(of: type).dropFirst() {
            if let methods = project.types[parent].methods[name] {
                return callFunctions(methods, receiver: .instance, arguments, at: node, path)
            }
        }
        return unknownCall(node, name, arguments, path)
    }

    private func callStatic(
        _ name: String, of type: String, _ node: Node, _ arguments: [Argument], _ path: ExploredPath
    )
        -> [ExploredPath]
    {
        if type == DispatchAPI.sourceType, node.createsTimerSource { return create(node, path) }
        guard let id = project.type(named: type, from: project.fileIndex(of: node)) else {
            return unknownCall(node, name, arguments, path)
        }
        if name == "init" {
            return makeInstance(of: id, node, arguments, path) ?? makeStruct(of: id, node, arguments, path)
                ?? unknownCall(node, name, arguments, path)
        }
        let methods = project.methods(named: name, of: id)
        if !methods.isEmpty { return callFunctions(methods, receiver: .unknown, arguments, at: node, path) }
        if project.types[id].kind == .enum {
            return [path.setting(node, .enumCase(name, arguments.map(\.value)))]
        }
        return unknownCall(node, name, arguments, path)
    }

    /// A method of an untracked value has equal results for equal arguments.
    private func callPlain(
        _ receiver: Value, _ callee: Node, _ node: Node, _ arguments: [Argument], _ path: ExploredPath
    )
        -> [ExploredPath]
    {
        guard foreignMethods(callee) == nil, !arguments.contains(where: \.value.isTracked) else {
            return callForeign(callee, receiver, node, arguments, path)
        }
        return [path.setting(node, operation("." + callee.name, [receiver] + arguments.map(\.value)))]
    }

    /// A method of another type's value: explored if the tree has its type and body and an argument is tracked.
    private func callForeign(
        _ callee: Node, _ receiver: Value, _ node: Node, _ arguments: [Argument], _ path: ExploredPath
    )
        -> [ExploredPath]
    {
        guard let methods = foreignMethods(callee) else {
            return unknownCall(node, callee.name, arguments, isOpaque: isOpaque(receiver), path)
        }
        return callFunctions(methods, receiver: receiver, arguments, at: node, path)
    }

    private func foreignMethods(_ callee: Node) -> [FunctionID]? {
        if references[callee] == nil {
            if case .functions(let ids)? = project.referent(of: callee) {
                references[callee] = .functions(ids)
            } else {
                references[callee] = Reference.none
            }
        }
        guard case .functions(let ids)? = references[callee] else { return nil }
        return ids
    }
}

extension Value {
    fileprivate var mayBeTruth: Bool {
        switch self {
        case .bool, .symbol, .unknown: true
        default: false
        }
    }

    /// Whether it may be a text or a number.
    fileprivate var mayBeCompared: Bool {
        switch self {
        case .text, .int, .bool, .symbol: true
        default: false
        }
    }
}
