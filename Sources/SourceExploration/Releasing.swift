import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

// Who refers to a source, and what happens when nobody does any more.

extension World {
    /// How many references keep each source alive.
    func referenceCounts(isWeak: (VariableID) -> Bool, isWeakLocal: (Int) -> Bool) -> [Int] {
        var counts = Array(repeating: 0, count: sources.count)
        func count(_ value: Value) { value.forEachSource { counts[$0] += 1 } }
        for (id, value) in fields where value.mayHoldSource && !isWeak(id) { count(value) }
        for (index, value) in frame.locals where value.mayHoldSource && !isWeakLocal(index) { count(value) }
        for value in frame.temporaries.values { count(value) }
        for values in frame.loops.values { for value in values { count(value) } }
        if let result = frame.result { count(result) }
        count(frame.receiver)
        for fact in known.values { if case .stored(let value) = fact { count(value) } }
        for closure in pending { count(.closure(closure.closure)) }
        for closure in deferred { count(.closure(closure)) }
        for source in sources {
            if let handler = source?.handler { count(handler) }
            if let handler = source?.cancelHandler { count(handler) }
        }
        for id in counts.indices where pinned & (1 << UInt64(id)) != 0 { counts[id] += 1 }
        return counts
    }

    /// Replaces every value that refers to a source.
    mutating func replaceReferences(to id: SourceID, with value: Value) {
        let transform: (Value) -> Value? = { $0 == .source(id) ? value : nil }
        fields = fields.mapValues { $0.replacing(transform) }
        frame.locals = frame.locals.mapValues { $0.replacing(transform) }
        frame.temporaries = frame.temporaries.mapValues { $0.replacing(transform) }
        frame.loops = frame.loops.mapValues { $0.map { $0.replacing(transform) } }
        frame.result = frame.result?.replacing(transform)
        frame.receiver = frame.receiver.replacing(transform)
        func replaced(_ closure: Closure) -> Closure {
            guard case .closure(let new) = Value.closure(closure).replacing(transform) else { return closure }
            return new
        }
        pending = pending.map { PendingClosure(closure: replaced($0.closure), isRepeating: $0.isRepeating) }
        deferred = deferred.map(replaced)
        for index in sources.indices {
            guard var source = sources[index] else { continue }
            source.handler = source.handler?.replacing(transform)
            source.cancelHandler = source.cancelHandler?.replacing(transform)
            sources[index] = source
        }
    }

    var hasSources: Bool { sources.contains { $0 != nil } }
}

extension TrackedSource {
    /// Whether it would call a handler if it were kept.
    fileprivate var isDue: Bool {
        state.isRunning && !state.isCancelled && handler != nil && schedule != .none && schedule != .fired
    }
}

extension Explorer {
    /// Releases every source that nothing refers to any more; `nil` where that ends the program.
    func settled(_ path: Path, at site: Node, as release: Step.Release) -> Path? {
        guard path.world.hasSources else { return path }
        var path = path
        while let id = unreferencedSource(in: path.world) {
            guard let next = releasing(id, path, at: site, as: release) else { return nil }
            path = next
        }
        return path
    }

    private func unreferencedSource(in world: World) -> SourceID? {
        let file = bodies.last.map { project.fileIndex(of: $0) } ?? 0
        let counts = world.referenceCounts(
            isWeak: { self.project[$0].isWeak || self.project[$0].isUnowned },
            isWeakLocal: { self.isWeakLocal($0, file: file) })
        return counts.indices.first { world.sources[$0] != nil && counts[$0] == 0 }
    }

    private func isWeakLocal(_ index: Int, file: Int) -> Bool {
        guard index >= 0 else { return false }
        let variable = project.files[file].variables[index]
        return variable.isWeak || variable.isUnowned
    }

    private func releasing(_ id: SourceID, _ path: Path, at site: Node, as release: Step.Release) -> Path? {
        guard let source = path.world.sources[id] else { return path }
        statesBySite[site, default: []].insert(source.state)
        var path = path
        switch source.state.after(.release) {
        case .traps(let trap):
            path.record(.released(release), at: site, source: source)
            report(.trap(trap), source, site: site, release: release, path)
            return nil
        case .released where source.isDue && !source.wasStored:
            var dropped = path
            dropped.record(.released(release), at: site, source: source)
            report(.droppedWhileRunning, source, site: site, release: release, dropped)
        default: break
        }
        path.world.replaceReferences(to: id, with: .absent)
        path.world.sources[id] = nil
        return path
    }

    /// Notes that something outlives the function with a source in it.
    func markStored(_ id: SourceID, _ path: inout Path) {
        guard path.world.sources.indices.contains(id), let source = path.world.sources[id] else { return }
        path.world.sources[id]?.wasStored = true
        careers[source.creation]?.wasStored = true
    }

    /// Gives up following a source: code that is not known has it.
    func escaping(_ id: SourceID, _ path: Path) -> Path {
        guard path.world.sources.indices.contains(id), let source = path.world.sources[id] else { return path }
        var path = path
        careers[source.creation, default: Career()].escaped = true
        path.world.replaceReferences(to: id, with: .unknown)
        path.world.sources[id] = nil
        return path
    }

    func escaping(_ value: Value, _ path: Path) -> Path {
        var ids: [SourceID] = []
        value.forEachSource { ids.append($0) }
        return ids.reduce(path) { escaping($1, $0) }
    }

    func report(_ kind: Misuse.Kind, _ source: TrackedSource, site: Node, release: Step.Release?, _ path: Path) {
        let misuse = Misuse(
            kind: kind, creation: source.creation, site: site, release: release,
            steps: path.trace?.steps().filter { $0.creation == nil || $0.creation == source.creation } ?? [],
            owner: owner, guesses: path.guesses)
        misuses.add(misuse, state: source.state)
    }
}

extension Path {
    mutating func record(_ kind: Step.Kind, at node: Node, source: TrackedSource?) {
        trace = Trace(Step(kind: kind, node: node, creation: source?.creation, state: source?.state), after: trace)
    }
}
