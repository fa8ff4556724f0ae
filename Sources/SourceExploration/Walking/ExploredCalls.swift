import TimerlintAppleAPIs
import TimerlintControlFlow
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// An argument as the callee receives it.
struct Argument {
    let label: String
    let value: Value
    /// The operand of `&`, which receives the parameter's final value.
    var operand: Node?
}

extension Explorer {
    /// Executes a call: of a source's own methods, of a function in the tree, of a closure, or of unknown code.
    func call(_ node: Node, _ path: ExploredPath) -> [ExploredPath] {
        guard let callee = node.firstChild?.peeled else { return [path] }
        let arguments = arguments(of: node, in: path.program)
        switch callee.kind {
        case .nameExpression:
            return callName(callee, node, arguments, path)
        case .memberExpression:
            return callMember(callee, node, arguments, path)
        case .closureExpression:
            return invoke(value(of: callee, in: path.program), arguments, at: node, path)
        case .superExpression:
            return [path.setting(node, .unknown)]
        default:
            return invoke(value(of: callee, in: path.program), arguments, at: node, path)
        }
    }

    private func arguments(of node: Node, in program: ProgramState) -> [Argument] {
        node.children.compactMap { argument in
            guard argument.kind == .argument, let value = argument.firstChild else { return nil }
            let operand = value.kind == .inoutExpression ? value.firstChild : nil
            return Argument(label: argument.name, value: self.value(of: value, in: program), operand: operand)
        }
    }

    private func callName(_ callee: Node, _ node: Node, _ arguments: [Argument], _ path: ExploredPath) -> [ExploredPath]
    {
        switch reference(ofName: callee) {
        case .local(let index):
            return invoke(
                resolved(path.program.frame.locals[index] ?? .unknown, in: path.program), arguments, at: node, path)
        case .variable(let id):
            return invoke(storedValue(of: id, in: path.program), arguments, at: node, path)
        case .functions(let ids):
            return callFunctions(ids, receiver: path.program.frame.receiver, arguments, at: node, path)
        case .type(let id):
            if let made = makeInstance(of: id, node, arguments, path) { return made }
            if let made = structValue(of: id, arguments) { return [path.setting(node, made)] }
            if let box = box(madeBy: node, in: path.program) { return [path.setting(node, box)] }
            return unknownCall(node, callee.name, arguments, path)
        case .none:
            if node.createsTimerSource { return create(node, path) }
            if callee.isNamed("Self"), let type = project.type(around: node),
                let made = makeInstance(of: type, node, arguments, path)
            {
                return made
            }
            if let swapped = compareAndSwap(node, arguments, path) { return swapped }
            if let box = box(madeBy: node, in: path.program) { return [path.setting(node, box)] }
            if let name = DispatchAPI.methodsOfFunctions[callee.name], case .source(let id)? = arguments.first?.value {
                return callSource(id, name, callee, node, Array(arguments.dropFirst()), path)
            }
            return unknownCall(node, callee.name, arguments, path)
        }
    }

    private func callMember(_ callee: Node, _ node: Node, _ arguments: [Argument], _ path: ExploredPath)
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
        let receiver = value(of: base, in: path.program)
        if name == "toggle", arguments.isEmpty, receiver.mayBeTruth {
            return assign(negated(receiver), to: base, at: node, path.setting(node, .tuple([])))
        }
        if CollectionAPI.optionalTransforms.contains(name), let passed = passing(receiver, arguments, node, path) {
            return passed
        }
        if ScalarAPI.equalities.contains(name), arguments.count == 1, receiver.mayBeCompared {
            return [path.setting(node, equality(receiver, arguments[0].value, in: path.program))]
        }
        switch receiver {
        case .instance:
            let methods = ownMethods(name)
            if !methods.isEmpty { return callFunctions(methods, receiver: .instance, arguments, at: node, path) }
            if let property = ownProperty(name) {
                return invoke(storedValue(of: property, in: path.program), arguments, at: node, path)
            }
            return unknownCall(node, name, arguments, path)
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
        if type == "DispatchSource", name == "makeTimerSource" || name == "timer" { return create(node, path) }
        guard let id = project.type(named: type, from: project.fileIndex(of: node)) else {
            return unknownCall(node, name, arguments, path)
        }
        if name == "init" {
            return makeInstance(of: id, node, arguments, path) ?? unknownCall(node, name, arguments, path)
        }
        let methods = project.methods(named: name, of: id)
        if !methods.isEmpty { return callFunctions(methods, receiver: .unknown, arguments, at: node, path) }
        if project.types[id].kind == .enum {
            return [path.setting(node, .enumCase(name, arguments.map(\.value)))]
        }
        return unknownCall(node, name, arguments, path)
    }

    private func makeInstance(of type: TypeID, _ node: Node, _ arguments: [Argument], _ path: ExploredPath)
        -> [ExploredPath]?
    {
        guard type == owner, path.program.owner == .unborn else { return nil }
        return instantiate?(node, arguments, path)
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

    // MARK: Functions

    private func callFunctions(
        _ ids: [FunctionID], receiver: Value, _ arguments: [Argument], at node: Node, _ path: ExploredPath
    ) -> [ExploredPath] {
        let fitting = Overloads(project: project).fitting(ids, node)
        if fitting.isEmpty { return unknownCall(node, project[ids[0]].name, arguments, path) }
        return fitting.flatMap { id -> [ExploredPath] in
            guard project.body(of: id) != nil else { return unknownCall(node, project[id].name, arguments, path) }
            guard
                isWorthRunning(id, receiver: receiver) || arguments.contains(where: \.value.isTracked)
                    || isShortAndThrowing(id)
            else {
                return unknownCall(node, project[id].name, arguments, path)
            }
            guard let program = assumingCompiled(project.node(of: id), in: path.program) else { return [] }
            return invoke(id, receiver: receiver, arguments: arguments, at: node, path.with(program))
        }
    }

    /// Whether the function can throw, which determines where its caller continues. Long functions are left
    /// open.
    private func isShortAndThrowing(_ id: FunctionID) -> Bool {
        let node = project.node(of: id)
        return node.flags.contains(.isThrowing) && node.range.length < 1_000
    }

    /// Calls a function or closure value.
    func invoke(_ value: Value, _ arguments: [Argument], at node: Node, _ path: ExploredPath) -> [ExploredPath] {
        switch value {
        case .function(let id, let receiver):
            guard project.body(of: id) != nil else { return unknownCall(node, project[id].name, arguments, path) }
            return invoke(id, receiver: receiver, arguments: arguments, at: node, path)
        case .closure(let closure):
            return invoke(closure, arguments: arguments, at: node, path)
        default:
            return unknownCall(node, "", arguments, isOpaque: isOpaque(value), path)
        }
    }

    /// Whether a value is controlled by other code. An argument of the program may behave in any way.
    func isOpaque(_ value: Value) -> Bool {
        if case .symbol(let symbol) = value { symbols.isOpaque(symbol) } else { true }
    }

    /// A call of code that is not explored: tracked arguments escape.
    func unknownCall(
        _ node: Node, _ name: String, _ arguments: [Argument], isOpaque: Bool = true, _ path: ExploredPath
    ) -> [ExploredPath] {
        if ProcessAPI.inspecting.contains(name) { return [path.setting(node, .unknown)] }
        var paths = [path]
        for argument in arguments {
            switch argument.value {
            case .closure, .function: paths = paths.flatMap { handClosure(argument.value, to: name, node, $0) }
            default: paths = paths.map { escaping(argument.value, $0) }
            }
        }
        for operand in arguments.compactMap(\.operand) {
            paths = paths.flatMap { assign(unknown(operand, isOpaque: true), to: operand, at: node, $0) }
        }
        return paths.map { path in
            var path = path.setting(node, unknown(node, isOpaque: isOpaque))
            if path.program.frame.failure == .none, mayThrow(node) { path.program.frame.failure = .possible }
            return path
        }
    }

    /// Whether a call that may throw can do so: C's functions raise nothing, but for those of the tree.
    private func mayThrow(_ call: Node) -> Bool {
        guard call.tree.file.language == .objectiveC, let callee = call.firstChild, callee.kind == .nameExpression
        else { return true }
        return !project.functions(named: callee.name).isEmpty
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

    /// Whether code that receives the value can affect a source.
    var isTracked: Bool {
        if case .closure = self { return true }
        return holdsSource
    }
}

extension Node {
    /// The callee without parentheses, `?` and `!`.
    var peeled: Node {
        var node = self
        while true {
            switch node.kind {
            case .optionalChain, .forceUnwrap:
                guard let inner = node.firstChild else { return node }
                node = inner
            case .tupleExpression:
                guard let inner = node.onlyParenthesised else { return node }
                node = inner
            default: return node
            }
        }
    }
}

/// Selects the overloads that a call may refer to by its labels.
struct Overloads {
    let project: Project

    func fitting(_ ids: [FunctionID], _ call: Node) -> [FunctionID] {
        guard ids.count > 1 else { return ids }
        let arguments = call.children(.argument)
        let found = ids.filter {
            accepts(project[$0].labels, parameters: project.node(of: $0).children(.parameter), arguments)
        }
        // All of several `#if` alternatives may be meant; of real overloads the first one is taken.
        if found.allSatisfy({ isConditional(project.node(of: $0)) }) { return found }
        return Array(found.prefix(1))
    }

    private func isConditional(_ node: Node) -> Bool { node.parent?.kind == .ifConfigClause }

    /// Whether the arguments match the parameters in order and include all parameters without a default value.
    private func accepts(_ labels: [String], parameters: [Node], _ arguments: [Node]) -> Bool {
        var next = 0
        for argument in arguments {
            while next < labels.count, !matches(labels[next], argument) {
                guard isOptional(parameters, next) else { return false }
                next += 1
            }
            guard next < labels.count else { return false }
            if !parameters[next].flags.contains(.isVariadic) { next += 1 }
        }
        return (next..<max(next, labels.count)).allSatisfy { isOptional(parameters, $0) }
    }

    private func matches(_ label: String, _ argument: Node) -> Bool {
        argument.name == label || argument.flags.contains(.isTrailing) && argument.nameReference.isEmpty
    }

    private func isOptional(_ parameters: [Node], _ index: Int) -> Bool {
        guard parameters.indices.contains(index) else { return true }
        return parameters[index].firstChild(.initializer) != nil || parameters[index].flags.contains(.isVariadic)
    }
}
