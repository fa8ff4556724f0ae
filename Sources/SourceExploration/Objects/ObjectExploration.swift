import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

// An instance as its clients use it: created by any initializer, then calls in any order, then released.

extension Explorer {
    /// Explores every state reachable by calls in any order, breadth-first, so that the first path found to a
    /// misuse is a shortest one.
    func exploreObject(
        _ starts: [ExploredPath], entries: [EntryPoint], order: EntryOrder, end: ((ExploredPath) -> Void)?
    ) {
        var states = MetStates()
        func add(_ paths: [ExploredPath]) {
            for path in paths {
                reportKeptHandlers(path)
                states.add(canonical(path))
            }
        }
        add(starts.flatMap(finishingDeferred))
        while stepsLeft > 0, let path = states.next() {
            guard (path.trace?.count ?? 0) < limits.traceLength else {
                isIncomplete = true
                continue
            }
            for entry in entries {
                for position in order.positions(after: entry.function, at: path.program.position) {
                    var path = path
                    path.program.position = position
                    add(enter(entry, path).flatMap(finishingDeferred))
                }
            }
            add(callbacks(path).flatMap(finishingDeferred))
            if order.mayRelease(at: path.program.position) { end?(path) }
        }
        if !states.isEmpty { isIncomplete = true }
    }

    /// A suspended source frees nothing when it is cancelled, so the owner captured by its handler stays alive.
    private func reportKeptHandlers(_ path: ExploredPath) {
        for source in path.program.sources.values {
            let handlers = source.replacedHandlers + (source.handler.map { [$0] } ?? [])
            guard source.state.isCancelled, !source.state.isRunning, handlers.contains(where: \.keepsOwner) else {
                continue
            }
            let cancel = path.trace?.steps().last { step in
                guard case .operation(.cancel) = step.kind else { return false }
                return step.creation == source.creation
            }
            if let cancel { report(.handlerKept, source, site: cancel.node, release: nil, path) }
        }
    }

    private func enter(_ entry: EntryPoint, _ start: ExploredPath) -> [ExploredPath] {
        var path = start
        path.program.frame = Frame()
        path.program.frame.receiver = .instance
        switch entry {
        case .function(let id):
            let node = project.node(of: id)
            guard let program = assumingCompiled(node, in: path.program) else { return [] }
            path.program = program
            path.record(.entered(.function(id)), at: node, source: nil)
            let arguments = project.parameters(of: id).map { parameter -> Argument in
                let node = project.node(of: parameter)
                let label = node.firstChild(.parameterLabel)?.name ?? node.name
                return Argument(label: label == "_" ? "" : label, value: unknown(node, isOpaque: false))
            }
            return invoke(id, receiver: .instance, arguments: arguments, at: node, path).map {
                handingOutResult(at: node, $0)
            }
        case .setter(let id):
            let node = project.node(of: id)
            path.record(.entered(.setter(id)), at: node, source: nil)
            return setProperty(id, unknown(node, isOpaque: false), at: node, path)
        }
    }

    /// Other code may call the closures in a function's result, and shares the sources in it that the owner
    /// does not store.
    private func handingOutResult(at node: Node, _ path: ExploredPath) -> ExploredPath {
        guard let result = path.program.frame.temporaries[node.id] else { return path }
        var closures: [Value] = []
        _ = result.replacing { part in
            if case .closure = part { closures.append(part) }
            return nil
        }
        let handedOut = closures.reduce(path) { handingOut($1, isRepeating: true, $0) }
        var sources: [SourceID] = []
        result.forEachSource { sources.append($0) }
        return sources.reduce(handedOut) { isKept($1, in: $0.program) ? $0 : escaping($1, $0) }
    }

    private func isKept(_ id: SourceID, in program: ProgramState) -> Bool {
        program.fields.values.contains { value in
            var isThere = false
            value.forEachSource { isThere = isThere || $0 == id }
            return isThere
        }
    }

    /// Runs closures that other code holds: handlers of running sources, and escaped closures.
    private func callbacks(_ path: ExploredPath) -> [ExploredPath] {
        var results: [ExploredPath] = []
        for source in path.program.sources.ids { results += fire(source, path) }
        for index in path.program.pending.indices {
            var path = path
            let pending = path.program.pending[index]
            if !pending.isRepeating { path.program.pending.remove(at: index) }
            results += callBack(.closure(pending.closure), path)
        }
        return results
    }

    /// Runs a source's event handler if the source is running and an event is due.
    private func fire(_ id: SourceID, _ path: ExploredPath) -> [ExploredPath] {
        guard let source = path.program.sources[id], source.state.isRunning, !source.state.isCancelled,
            let handler = source.handler,
            source.schedule != .none, source.schedule != .fired, handler != .unknown
        else { return [] }
        var path = path
        if source.schedule == .once { path.program.sources[id]?.schedule = .fired }
        path.program.sourcesOfCallers.insert(id)
        return callBack(handler, path).compactMap { path in
            var path = path
            path.program.sourcesOfCallers = SourceIDs()
            return releasingUnreferenced(path, at: source.creation, as: .temporary)
        }
    }

    private func callBack(_ value: Value, _ start: ExploredPath) -> [ExploredPath] {
        var path = start
        path.program.frame = Frame()
        path.program.frame.receiver = path.program.owner == .alive ? .instance : .unknown
        switch value {
        case .closure(let closure):
            path.record(.entered(.closure), at: closure.node, source: nil)
            return invoke(closure, arguments: [], at: closure.node, path)
        case .function(let id, let receiver):
            guard project.body(of: id) != nil else { return [] }
            path.record(.entered(.function(id)), at: project.node(of: id), source: nil)
            return invoke(id, receiver: receiver, arguments: [], at: project.node(of: id), path)
        default:
            return []
        }
    }

    /// Runs the closures that were dispatched to queues, in order.
    private func finishingDeferred(_ path: ExploredPath) -> [ExploredPath] {
        var paths = [path]
        var rounds = 0
        while let index = paths.firstIndex(where: { !$0.program.deferred.isEmpty }) {
            rounds += 1
            guard rounds < 64 else {
                isIncomplete = true
                return paths.filter { $0.program.deferred.isEmpty }
            }
            var path = paths.remove(at: index)
            let closure = path.program.deferred.removeFirst()
            path.program.frame = Frame()
            paths += invoke(closure, arguments: [], at: closure.node, path)
        }
        return paths
    }

    /// The program state between calls in canonical form: equal for states with the same future.
    ///
    /// `func stop(_ flag: Bool) { isStopping = flag }` leaves an unknown in `isStopping`, a second call of it another one.
    /// Named after the property, both are the same state, which is explored once. The argument of a third call is yet
    /// another unknown: `if flag != isStopping` may hold.
    private func canonical(_ path: ExploredPath) -> ExploredPath {
        var path = path
        path.program.frame = Frame()
        path.program.sourcesOfCallers = SourceIDs()
        path.program.unknownsOfCallers = []
        path.program.closeGaps(since: .beginning)
        // Other code calls closures in any order.
        if path.program.pending.count > 1 { path.program.pending.sort { order(of: $0) < order(of: $1) } }
        renameUnknowns(in: &path.program)
        path.program.forgetUnreachable(symbols)
        path.program.known = path.program.known.filter { symbol, fact in
            if case .stored = fact { return true }
            return !symbols.isOpaque(symbol)
        }
        return path
    }

    private func order(of pending: PendingClosure) -> (Int, NodeID, Int) {
        (project.fileIndex(of: pending.closure.node), pending.closure.node.id, pending.isRepeating ? 1 : 0)
    }

    /// Renames each unknown in a property after the first property that holds it, so that the argument of the
    /// next call is a different unknown. Also renames the facts about it and the symbols derived from it.
    private func renameUnknowns(in program: inout ProgramState) {
        var names: [Symbol: Symbol] = [:]
        for id in Array(program.fields.keys) {
            guard let value = program.fields[id] else { continue }
            var parts = 0
            program.fields[id] = resolved(value, in: program).replacingUnknowns { symbol in
                let name = names[symbol] ?? self.name(ofPart: parts, of: id, like: symbol)
                parts += 1
                names[symbol] = name
                return name
            }
        }
        if names.allSatisfy({ $0.key == $0.value }) { return }
        let taken = Set(names.values)
        func inCaptures(_ value: Value) -> Value? {
            guard case .closure(var closure) = value else { return nil }
            closure.captures = closure.captures.mapValues { captured in
                captured.replacing { part in
                    guard case .symbol(let symbol) = part else { return inCaptures(part) }
                    return renamed(symbol, names, taken).map { .symbol($0) } ?? .unknown
                }
            }
            return .closure(closure)
        }
        program.changeCode { $0.replacing(inCaptures) }
        var known: SortedMap<Symbol, Fact> = [:]
        for (symbol, fact) in program.known {
            if let name = renamed(symbol, names, taken) { known[name] = fact }
        }
        program.known = known
    }

    /// The new name of an unknown; `nil` if nothing holds it and another unknown has taken its name.
    private func renamed(_ symbol: Symbol, _ names: [Symbol: Symbol], _ taken: Set<Symbol>) -> Symbol? {
        if let name = names[symbol] { return name }
        if taken.contains(symbol) { return nil }
        switch symbols[symbol] {
        case .origin, .property, .kept, .configuration: return symbol
        case .member(let base, let word):
            return renamed(base, names, taken).map {
                symbols.symbol(.member($0, word), isOpaque: symbols.isOpaque(symbol))
            }
        case .operation(let word, var operands):
            for index in operands.indices {
                guard case .symbol(let operand) = operands[index] else { continue }
                guard let name = renamed(operand, names, taken) else { return nil }
                operands[index] = .symbol(name)
            }
            // Comparisons are stored with the older unknown first.
            if word == "==", case .symbol(let left) = operands[0], case .symbol(let right) = operands[1], right < left {
                operands.swapAt(0, 1)
            }
            return symbols.symbol(.operation(word, operands), isOpaque: symbols.isOpaque(symbol))
        }
    }

    private func name(ofPart part: Int, of id: VariableID, like symbol: Symbol) -> Symbol {
        let isOpaque = symbols.isOpaque(symbol)
        let property = symbols.symbol(isOpaque ? .property(id) : .kept(id), isOpaque: isOpaque)
        if part == 0 { return property }
        return symbols.symbol(.operation("part \(part)", [.symbol(property)]), isOpaque: isOpaque)
    }
}

/// The states reached by an object, and those not yet expanded.
private struct MetStates {
    /// With the lowest assumption level of each.
    private var seen: [ProgramState: AssumptionLevel] = [:]
    /// For each program state, the sets of escaped closures it was reached with.
    private var pending: [ProgramState: [[PendingClosure]]] = [:]
    private var waiting: [ExploredPath] = []
    private var first = 0
    /// States that depend on assumptions are expanded last, because they may turn out to be reachable without
    /// them.
    private var assumed: [ExploredPath] = []
    private var firstAssumed = 0

    var isEmpty: Bool { first == waiting.count && firstAssumed == assumed.count }

    mutating func add(_ path: ExploredPath) {
        if let assumptions = seen[path.program], assumptions <= path.assumptions { return }
        seen[path.program] = path.assumptions
        // One more suspension that the program does not record has the same future.
        if let fewer = path.program.withFewerSuspensions, let assumptions = seen[fewer], assumptions <= path.assumptions
        {
            return
        }
        if path.assumptions == .none, isCovered(path.program) { return }
        if path.assumptions == .decisive { assumed.append(path) } else { waiting.append(path) }
    }

    /// Whether the state was already seen with more escaped closures, which other code need not call.
    private mutating func isCovered(_ program: ProgramState) -> Bool {
        var rest = program
        rest.pending = []
        let isCovered = pending[rest, default: []].contains { more in
            var left = more
            for closure in program.pending {
                guard let index = left.firstIndex(of: closure) else { return false }
                left.remove(at: index)
            }
            // Closures that keep the owner alive affect when it is released.
            return !left.contains { $0.closure.isStrong }
        }
        if !isCovered { pending[rest, default: []].append(program.pending) }
        return isCovered
    }

    mutating func next() -> ExploredPath? {
        if first < waiting.count {
            first += 1
            return waiting[first - 1]
        }
        while firstAssumed < assumed.count {
            firstAssumed += 1
            let path = assumed[firstAssumed - 1]
            if seen[path.program] == .decisive { return path }
        }
        return nil
    }
}

extension ProgramState {
    /// Transforms every value that is, or contains, code that may run later.
    fileprivate mutating func changeCode(_ change: (Value) -> Value) {
        fields = fields.mapValues(change)
        sources.changeEach { source in
            source.handler = source.handler.map(change)
            source.cancelHandler = source.cancelHandler.map(change)
            source.replacedHandlers = source.replacedHandlers.map(change)
        }
        for (index, one) in pending.enumerated() {
            if case .closure(let closure) = change(.closure(one.closure)) {
                pending[index] = PendingClosure(closure: closure, isRepeating: one.isRepeating)
            }
        }
    }

    /// The same state with one suspension fewer of a source that is suspended more than twice.
    fileprivate var withFewerSuspensions: ProgramState? {
        guard let id = sources.ids.first(where: { (sources[$0]?.state.suspendCount ?? 0) > 2 }) else { return nil }
        var program = self
        program.sources[id]?.state.suspendCount -= 1
        return program
    }
}
