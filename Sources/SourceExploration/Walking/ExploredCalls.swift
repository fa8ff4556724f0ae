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
    /// A closure after the call's parentheses and without a label, which goes to a parameter of whatever label.
    var isUnlabeledClosure = false
}

extension Explorer {
    /// Executes a call: of a source's own methods, of a function in the tree, of a closure, or of unknown code.
    func call(_ node: Node, _ path: ExploredPath) -> [ExploredPath] {
        guard let callee = node.firstChild?.peeled else { return [path] }
        if makesEmptyCollection(node) { return [path.setting(node, .collection([]))] }
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
            return Argument(
                label: argument.name, value: self.value(of: value, in: program), operand: operand,
                isUnlabeledClosure: argument.flags.contains(.isTrailing) && argument.name.isEmpty)
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
            if let made = makeStruct(of: id, node, arguments, path) { return made }
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
            if let changed = changeFlags(node, arguments, path) { return changed }
            if let box = box(madeBy: node, in: path.program) { return [path.setting(node, box)] }
            if let name = DispatchAPI.methodsOfFunctions[callee.name], case .source(let id)? = arguments.first?.value {
                return callSource(id, name, callee, node, Array(arguments.dropFirst()), path)
            }
            return unknownCall(node, callee.name, arguments, path)
        }
    }

    /// The paths with the new owner; `nil` if the call makes another object, or there is an owner already.
    func makeInstance(of type: TypeID, _ node: Node, _ arguments: [Argument], _ path: ExploredPath)
        -> [ExploredPath]?
    {
        guard type == owner, path.program.owner == .unborn else { return nil }
        return instantiate?(node, arguments, path)
    }

    // MARK: Functions

    func callFunctions(
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
                guard let inner = node.onlyParenthesized else { return node }
                node = inner
            default: return node
            }
        }
    }
}
