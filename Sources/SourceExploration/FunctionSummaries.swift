import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// What a function does to one world: kept, so that the same call in the same world is followed once.
final class Summary {
    struct Key: Hashable {
        let body: Node
        let world: World
    }

    struct Ending {
        let world: World
        let steps: [Step]
        let guesses: Guesses
        let threw: Bool
    }

    /// How much the path to the call rested on guesses: what follows holds for paths that rest on as much or more.
    let guesses: Guesses
    /// Missing while the function is being followed: a call that arrives there again leads nowhere new.
    var endings: [Ending]?

    init(guesses: Guesses) { self.guesses = guesses }
}

/// A parameter that was given `&operand`.
private struct Lent {
    let slot: Int
    let operand: Node
}

extension Explorer {
    /// Runs a function, initializer or accessor of the tree in the place of a call.
    func invoke(_ id: FunctionID, receiver: Value, arguments: [Argument], at node: Node, _ path: Path) -> [Path] {
        guard let body = project.body(of: id) else { return [path.setting(node, unknown(node, isOpaque: true))] }
        let declaration = project[id]
        let isLocal = declaration.enclosing != nil && declaration.property == nil
        var frame = Frame()
        frame.receiver = declaration.isStatic ? .unknown : receiver
        frame.isReceiverWeak = isLocal && path.world.frame.isReceiverWeak
        switch declaration.kind {
        case .initializer, .deinitializer: frame.goesPastObservers = true
        default: break
        }
        // A local function shares the variables of the function around it.
        if isLocal { frame.locals = path.world.frame.locals }
        let lent = bindParameters(of: id, to: arguments, at: node, in: &frame)
        let root = project.node(of: id).firstChild(.block) == nil ? body : project.node(of: id)
        return enter(root, frame, sharesLocals: isLocal, lent: lent, at: node, path)
    }

    /// Returns the parameters whose last values go back to what stood behind `&`.
    private func bindParameters(of id: FunctionID, to arguments: [Argument], at call: Node, in frame: inout Frame) -> [Lent] {
        var lent: [Lent] = []
        let parameters = project.parameters(of: id)
        if parameters.isEmpty, let argument = arguments.first {
            bindImplicitParameter(of: id, to: argument.value, in: &frame)
        }
        var left = arguments[...]
        for parameter in parameters {
            let node = project.node(of: parameter)
            let label = node.firstChild(.parameterLabel)?.name ?? node.name
            if let argument = left.first, argument.label == (label == "_" ? "" : label) || isTrailingArgument(argument, of: call) {
                frame.locals[parameter.index] = argument.value
                if let operand = argument.operand { lent.append(Lent(slot: parameter.index, operand: operand)) }
                left = left.dropFirst()
            } else {
                frame.locals[parameter.index] = defaultValue(of: node)
            }
        }
        return lent
    }

    private func isTrailingArgument(_ argument: Argument, of call: Node) -> Bool {
        guard argument.label.isEmpty else { return false }
        return call.kind != .callExpression || call.children.contains { $0.kind == .argument && $0.flags.contains(.isTrailing) }
    }

    /// `newValue` and `oldValue` are declared by the accessor itself.
    private func bindImplicitParameter(of id: FunctionID, to value: Value, in frame: inout Frame) {
        let file = project.files[id.file]
        if let index = file.variable(declaredBy: project[id].node) { frame.locals[index] = value }
    }

    private func defaultValue(of parameter: Node) -> Value {
        guard let expression = parameter.firstChild(.initializer)?.firstChild else { return unknown(parameter, isOpaque: false) }
        let value = value(of: expression, in: World())
        return value == .unknown ? unknown(parameter, isOpaque: false) : value
    }

    /// Runs a closure in place.
    func invoke(_ closure: Closure, arguments: [Argument], at node: Node, _ path: Path) -> [Path] {
        // Where it is called by the code around it, it works on that code's own variables.
        let shares = bodies.last.map { closure.node.enclosingBodyNode == $0 } ?? false
        let frame = closureFrame(closure, arguments.map(\.value), outer: shares ? path.world.frame.locals : [:], in: path.world)
        return enter(closure.node, frame, sharesLocals: shares, lent: [], at: node, path)
    }

    /// Runs a closure in place that may change what it is given; the paths go on with its parameter's last value.
    func invoke(_ closure: Closure, changing value: Value, at node: Node, _ path: Path) -> [(Value, Path)] {
        let shares = bodies.last.map { closure.node.enclosingBodyNode == $0 } ?? false
        let frame = closureFrame(closure, [value], outer: shares ? path.world.frame.locals : [:], in: path.world)
        let parameter = closure.node.children(.parameter).first
        let slot = parameter.flatMap { project.file(of: closure.node).variable(declaredBy: $0.id) } ?? -1
        return run(closure.node, frame, sharesLocals: shares, at: node, path).compactMap { path, callee in
            settled(path, at: closure.node, as: .scopeEnd).map { (callee.locals[slot] ?? .unknown, $0.clearingFailure()) }
        }
    }

    func closureFrame(_ closure: Closure, _ arguments: [Value], outer: SortedMap<Int, Value>, in world: World) -> Frame {
        var frame = Frame()
        frame.receiver = closure.receiver
        frame.isReceiverWeak = !closure.isStrong
        if closure.receiver == .instance, !closure.isStrong, world.owner != .alive { frame.receiver = .absent }
        frame.locals = outer.adding(missingFrom: closure.captures)
        if world.owner == .dying || world.owner == .gone {
            frame.locals = frame.locals.mapValues { $0 == .instance && !closure.isStrong ? .absent : $0 }
        }
        let file = project.file(of: closure.node)
        let parameters = closure.node.children(.parameter)
        for (index, parameter) in parameters.enumerated() {
            guard let variable = file.variable(declaredBy: parameter.id) else { continue }
            frame.locals[variable] = arguments.indices.contains(index) ? arguments[index] : unknown(parameter, isOpaque: true)
        }
        if parameters.isEmpty {
            for (index, value) in arguments.enumerated() { frame.locals[-1 - index] = value }
        }
        return frame
    }

    /// Runs a body in a frame of its own, then goes on in the caller's.
    private func enter(_ root: Node, _ frame: Frame, sharesLocals: Bool, lent: [Lent], at node: Node, _ path: Path) -> [Path] {
        run(root, frame, sharesLocals: sharesLocals, at: node, path).flatMap { path, callee in
            var paths = [path]
            for loan in lent {
                let value = callee.locals[loan.slot] ?? .unknown
                paths = paths.flatMap { assign(value, to: loan.operand, at: node, $0) }
            }
            return paths.compactMap { settled($0, at: root, as: .scopeEnd) }
        }
    }

    /// The paths in the caller's frame, each with the callee's frame as it was left.
    private func run(_ root: Node, _ frame: Frame, sharesLocals: Bool, at node: Node, _ path: Path) -> [(Path, Frame)] {
        let (saved, pinned, held, known) = (path.world.frame, path.world.pinned, path.world.held, path.world.known)
        var inner = path
        var pinning = saved
        if sharesLocals { pinning.locals = [:] }
        inner.world.pinned.formUnion(pinning.sources)
        inner.world.frame = frame
        inner.world.held = path.world.held.union(saved.symbols).intersection(frame.symbols)
        inner.world.forgetUnreachable(symbols)
        return endings(of: root, inner).map { outcome in
            var path = outcome.path
            let callee = path.world.frame
            path.world.restore(saved, pinned: pinned)
            path.world.held = held
            if sharesLocals {
                for index in saved.locals.keys { path.world.frame.locals[index] = callee.locals[index] ?? saved.locals[index] }
            }
            path.world.known = path.world.known.adding(missingFrom: known)
            path.world.frame.temporaries[node.id] = outcome.threw ? .unknown : callee.result ?? .unknown
            path.world.frame.failure = outcome.threw ? .certain : .none
            return (path, callee)
        }
    }

    /// How a body ends from a given world, by its summary where it was followed before.
    private func endings(of root: Node, _ path: Path) -> [Outcome] {
        let key = Summary.Key(body: root, world: path.world)
        if let known = summaries[key], known.guesses <= path.guesses { return (known.endings ?? []).map { $0.appended(to: path) } }
        guard depth < limits.callDepth, (path.trace?.count ?? 0) < limits.traceLength else {
            isIncomplete = true
            return []
        }
        let summary = Summary(guesses: path.guesses)
        summaries[key] = summary
        depth += 1
        let outcomes = run(graph(of: root), from: path)
        depth -= 1
        var seen: Set<World> = []
        let distinct = outcomes.sorted { $0.path.guesses < $1.path.guesses }.filter { seen.insert($0.path.world).inserted }
        summary.endings = distinct.map {
            Summary.Ending(
                world: $0.path.world, steps: $0.path.trace?.steps(since: path.trace) ?? [],
                guesses: $0.path.guesses, threw: $0.threw)
        }
        return distinct
    }
}

extension Summary.Ending {
    /// The ending as it continues another path to the same call.
    fileprivate func appended(to path: Path) -> Outcome {
        var trace = path.trace
        for step in steps { trace = Trace(step, after: trace) }
        return Outcome(path: Path(world: world, trace: trace, guesses: max(path.guesses, guesses)), threw: threw)
    }
}

extension Node {
    /// The function, accessor or closure whose body a node stands in, itself not counted.
    var enclosingBodyNode: Node? {
        var current = parent
        while let here = current {
            switch here.kind {
            case .closureExpression, .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .accessor, .sourceFile:
                return here
            case _ where here.kind.isTypeDeclaration: return nil
            default: current = here.parent
            }
        }
        return nil
    }
}
