import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// A function summary: the effect of a body on one program state. The same call in an equal state is explored
/// once.
final class Summary {
    struct Key: Hashable {
        let body: Node
        let program: ProgramState
    }

    struct Ending {
        let program: ProgramState
        let steps: [Step]
        let assumptions: AssumptionLevel
        let threw: Bool
    }

    /// The assumption level of the path to the call. The summary holds for paths with the same or a higher
    /// level.
    let assumptions: AssumptionLevel
    /// `nil` while the function is being explored: a recursive call in an equal state reaches nothing new.
    var endings: [Ending]?

    init(assumptions: AssumptionLevel) { self.assumptions = assumptions }
}

/// A parameter whose argument is `&operand`.
private struct Lent {
    let slot: Int
    let operand: Node
}

extension Explorer {
    /// Runs a function, initializer or accessor of the tree in place of a call.
    func invoke(_ id: FunctionID, receiver: Value, arguments: [Argument], at node: Node, _ path: ExploredPath)
        -> [ExploredPath]
    {
        guard let body = project.body(of: id) else { return [path.setting(node, unknown(node, isOpaque: true))] }
        let declaration = project[id]
        let isLocal = declaration.enclosing != nil && declaration.property == nil
        var frame = Frame()
        frame.receiver = declaration.isStatic ? metatype(around: id) : receiver
        frame.isReceiverWeak = isLocal && path.program.frame.isReceiverWeak
        switch declaration.kind {
        case .initializer, .deinitializer: frame.goesPastObservers = true
        default: break
        }
        // A local function shares the variables of its enclosing function.
        if isLocal { frame.locals = path.program.frame.locals }
        let lent = bindParameters(of: id, to: arguments, at: node, in: &frame)
        let root = project.node(of: id).firstChild(.block) == nil ? body : project.node(of: id)
        return enter(root, frame, sharesLocals: isLocal, lent: lent, at: node, path) { last, path in
            returning(last, of: declaration, from: receiver, at: node, path)
        }
    }

    /// Gives the caller what an initializer of a value type has made, or a mutating method has made of its receiver.
    private func returning(
        _ last: Value, of function: FunctionDeclaration, from first: Value, at call: Node, _ path: ExploredPath
    ) -> [ExploredPath] {
        if case .tuple = first, function.kind.isInitializer {
            let hasFailed = value(of: call, in: path.program) == .absent
            return [hasFailed ? path : path.setting(call, last)]
        }
        guard last != first, function.has(modifier: "mutating"), call.kind == .callExpression,
            let callee = call.firstChild?.peeled
        else { return [path] }
        if let base = callee.base, base.kind.isExpressionLike { return assign(last, to: base, at: call, path) }
        var path = path
        path.program.frame.receiver = last
        return [path]
    }

    /// The value of `self` in a static method: its type.
    private func metatype(around id: FunctionID) -> Value {
        project.owner(of: id).map { .type(project.types[$0].name) } ?? .unknown
    }

    /// Returns the parameters whose final values are written back to the operands of `&`.
    private func bindParameters(of id: FunctionID, to arguments: [Argument], at call: Node, in frame: inout Frame)
        -> [Lent]
    {
        var lent: [Lent] = []
        let parameters = project.parameters(of: id)
        if parameters.isEmpty, let argument = arguments.first {
            bindImplicitParameter(of: id, to: argument.value, in: &frame)
        }
        var left = arguments[...]
        for (position, parameter) in parameters.enumerated() {
            let node = project.node(of: parameter)
            if let argument = left.first,
                argument.isUnlabeledClosure
                    ? project.takesTrailingClosure(position, of: parameters) : isGiven(argument, to: node, at: call)
            {
                frame.locals[parameter.index] = argument.value
                if let operand = argument.operand { lent.append(Lent(slot: parameter.index, operand: operand)) }
                left = left.dropFirst()
            } else {
                frame.locals[parameter.index] = defaultValue(of: node)
            }
        }
        return lent
    }

    /// An assignment gives its value to the setter's parameter, whatever its name.
    private func isGiven(_ argument: Argument, to parameter: Node, at call: Node) -> Bool {
        let label = parameter.firstChild(.parameterLabel)?.name ?? parameter.name
        return argument.label == (label == "_" ? "" : label) || argument.label.isEmpty && call.kind != .callExpression
    }

    /// The accessor implicitly declares `newValue` or `oldValue`.
    private func bindImplicitParameter(of id: FunctionID, to value: Value, in frame: inout Frame) {
        let file = project.files.models[id.file]
        if let index = file.variable(declaredBy: project[id].node) { frame.locals[index] = value }
    }

    private func defaultValue(of parameter: Node) -> Value {
        guard let expression = parameter.firstChild(.initializer)?.firstChild else {
            return unknown(parameter, isOpaque: false)
        }
        let value = value(of: expression, in: ProgramState())
        return value == .unknown ? unknown(parameter, isOpaque: false) : value
    }

    /// Runs a closure in place.
    func invoke(_ closure: Closure, arguments: [Argument], at node: Node, _ path: ExploredPath) -> [ExploredPath] {
        // If the enclosing code calls it, it uses that code's own variables.
        let shares = bodies.last.map { closure.node.enclosingBodyNode == $0 } ?? false
        let frame = closureFrame(
            closure, arguments.map(\.value), outer: shares ? path.program.frame.locals : [:], in: path.program)
        let lent = arguments.enumerated().compactMap { index, argument in
            argument.operand.map { Lent(slot: slot(ofParameter: index, of: closure), operand: $0) }
        }
        return enter(closure.node, frame, sharesLocals: shares, lent: lent, at: node, path)
    }

    /// The frame slot of a closure's parameter, named or numbered.
    private func slot(ofParameter index: Int, of closure: Closure) -> Int {
        let parameter = closure.node.children(.parameter).dropFirst(index).first
        return parameter.flatMap { project.declarations(around: closure.node).variable(declaredBy: $0.id) } ?? -1
            - index
    }

    /// Runs a closure in place that may modify its argument. Each path continues with the parameter's final
    /// value.
    func invoke(_ closure: Closure, changing value: Value, at node: Node, _ path: ExploredPath) -> [(
        Value, ExploredPath
    )] {
        let shares = bodies.last.map { closure.node.enclosingBodyNode == $0 } ?? false
        let frame = closureFrame(closure, [value], outer: shares ? path.program.frame.locals : [:], in: path.program)
        let slot = slot(ofParameter: 0, of: closure)
        return run(closure.node, frame, sharesLocals: shares, at: node, path).compactMap { path, callee in
            // Until the caller stores it, the final value is a temporary one.
            let last = callee.locals[slot] ?? .unknown
            return releasingUnreferenced(path.setting(closure.node, last), at: closure.node, as: .scopeEnd).map {
                (last, $0.clearingFailure())
            }
        }
    }

    func closureFrame(_ closure: Closure, _ arguments: [Value], outer: SortedMap<Int, Value>, in program: ProgramState)
        -> Frame
    {
        var frame = Frame()
        frame.receiver = closure.receiver
        frame.isReceiverWeak = !closure.isStrong
        if closure.receiver == .instance, !closure.isStrong, program.owner != .alive { frame.receiver = .absent }
        frame.locals = outer.adding(missingFrom: closure.captures)
        if program.owner == .dying || program.owner == .gone {
            frame.locals = frame.locals.mapValues { $0 == .instance && !closure.isStrong ? .absent : $0 }
        }
        let file = project.declarations(around: closure.node)
        let parameters = closure.node.children(.parameter)
        for (index, parameter) in parameters.enumerated() {
            guard let variable = file.variable(declaredBy: parameter.id) else { continue }
            frame.locals[variable] =
                arguments.indices.contains(index) ? arguments[index] : unknown(parameter, isOpaque: true)
        }
        if parameters.isEmpty {
            for (index, value) in arguments.enumerated() { frame.locals[-1 - index] = value }
        }
        return frame
    }

    /// Runs a body in a new frame, then continues in the caller's.
    private func enter(
        _ root: Node, _ frame: Frame, sharesLocals: Bool, lent: [Lent], at node: Node, _ path: ExploredPath,
        returning receiver: (Value, ExploredPath) -> [ExploredPath] = { [$1] }
    ) -> [ExploredPath] {
        run(root, frame, sharesLocals: sharesLocals, at: node, path).flatMap { path, callee in
            var paths = receiver(callee.receiver, path)
            for loan in lent {
                let value = callee.locals[loan.slot] ?? .unknown
                paths = paths.flatMap { assign(value, to: loan.operand, at: node, $0) }
            }
            return paths.compactMap { releasingUnreferenced($0, at: root, as: .scopeEnd) }
        }
    }

    /// The paths in the caller's frame, each with the callee's final frame.
    private func run(_ root: Node, _ frame: Frame, sharesLocals: Bool, at node: Node, _ path: ExploredPath) -> [(
        ExploredPath, Frame
    )] {
        let (saved, sourcesOfCallers, unknownsOfCallers, known) = (
            path.program.frame, path.program.sourcesOfCallers, path.program.unknownsOfCallers, path.program.known
        )
        var inner = path
        var pinning = saved
        if sharesLocals { pinning.locals = [:] }
        inner.program.sourcesOfCallers.formUnion(pinning.sources)
        inner.program.frame = frame
        inner.program.unknownsOfCallers = path.program.unknownsOfCallers.union(saved.symbols).intersection(
            frame.symbols)
        inner.program.forgetUnreachable(symbols)
        return endings(of: root, inner).map { outcome in
            var path = outcome.path
            let callee = path.program.frame
            path.program.restore(saved, sourcesOfCallers: sourcesOfCallers)
            path.program.unknownsOfCallers = unknownsOfCallers
            if sharesLocals {
                for index in saved.locals.keys {
                    path.program.frame.locals[index] = callee.locals[index] ?? saved.locals[index]
                }
            }
            path.program.known = path.program.known.adding(missingFrom: known)
            path.program.frame.temporaries[node.id] = outcome.threw ? .unknown : callee.result ?? .unknown
            path.program.frame.failure = outcome.threw ? .certain : .none
            return (path, callee)
        }
    }

    /// The exits of a body from a given program state, taken from its summary if there is one.
    private func endings(of root: Node, _ path: ExploredPath) -> [Outcome] {
        let key = Summary.Key(body: root, program: path.program)
        if let known = summaries[key], known.assumptions <= path.assumptions {
            return (known.endings ?? []).map { $0.appended(to: path) }
        }
        guard depth < limits.callDepth, (path.trace?.count ?? 0) < limits.traceLength else {
            isIncomplete = true
            return []
        }
        let summary = Summary(assumptions: path.assumptions)
        summaries[key] = summary
        depth += 1
        let outcomes = run(graph(of: root), from: path)
        depth -= 1
        var seen: Set<ProgramState> = []
        let distinct = outcomes.sorted { $0.path.assumptions < $1.path.assumptions }.filter {
            seen.insert($0.path.program).inserted
        }
        summary.endings = distinct.map {
            Summary.Ending(
                program: $0.path.program, steps: $0.path.trace?.steps(since: path.trace) ?? [],
                assumptions: $0.path.assumptions, threw: $0.threw)
        }
        return distinct
    }
}

extension Summary.Ending {
    /// The exit appended to another path to the same call.
    fileprivate func appended(to path: ExploredPath) -> Outcome {
        var trace = path.trace
        for step in steps { trace = Trace(step, after: trace) }
        return Outcome(
            path: ExploredPath(program: program, trace: trace, assumptions: max(path.assumptions, assumptions)),
            threw: threw)
    }
}

extension Node {
    /// The enclosing function, accessor or closure, excluding the node itself.
    var enclosingBodyNode: Node? {
        var current = parent
        while let here = current {
            switch here.kind {
            case .closureExpression, .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration,
                .accessor, .sourceFile:
                return here
            case _ where here.kind.isTypeDeclaration: return nil
            default: current = here.parent
            }
        }
        return nil
    }
}
