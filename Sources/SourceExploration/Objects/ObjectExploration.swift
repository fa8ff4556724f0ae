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
        return result.sources.reduce(handedOut) { isKept($1, in: $0.program) ? $0 : escaping($1, $0) }
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
}
