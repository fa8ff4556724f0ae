import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

// References to sources, and the release of unreferenced ones.

extension ProgramState {
    /// The sources with at least one strong reference.
    private func referencedSources(isWeak: (VariableID) -> Bool, isWeakLocal: (Int) -> Bool) -> SourceIDs {
        var found = sourcesOfCallers
        for (id, value) in fields where value.mayHoldSource && !isWeak(id) { found.insert(sourcesIn: value) }
        for (index, value) in frame.locals where value.mayHoldSource && !isWeakLocal(index) {
            found.insert(sourcesIn: value)
        }
        for value in frame.temporaries.values { found.insert(sourcesIn: value) }
        for values in frame.loops.values { for value in values { found.insert(sourcesIn: value) } }
        if let result = frame.result { found.insert(sourcesIn: result) }
        found.insert(sourcesIn: frame.receiver)
        for closure in pending { found.insert(sourcesIn: .closure(closure.closure)) }
        for closure in deferred { found.insert(sourcesIn: .closure(closure)) }
        for source in sources.values {
            for handler in source.keptCode { found.insert(sourcesIn: handler) }
        }
        return found
    }

    /// The oldest source without a reference.
    fileprivate func unreferencedSource(isWeak: (VariableID) -> Bool, isWeakLocal: (Int) -> Bool) -> SourceID? {
        let referenced = referencedSources(isWeak: isWeak, isWeakLocal: isWeakLocal)
        return sources.ids.first { !referenced.contains($0) }
    }

    /// Replaces references to sources everywhere in the state.
    mutating func replaceSources(_ replacement: @escaping (SourceID) -> Value) {
        let transform: (Value) -> Value? = { if case .source(let id) = $0 { replacement(id) } else { nil } }
        func replaced(_ closure: Closure) -> Closure {
            guard case .closure(let new) = Value.closure(closure).replacing(transform) else { return closure }
            return new
        }
        fields = fields.mapValues { $0.replacing(transform) }
        frame.locals = frame.locals.mapValues { $0.replacing(transform) }
        frame.temporaries = frame.temporaries.mapValues { $0.replacing(transform) }
        frame.loops = frame.loops.mapValues { $0.map { $0.replacing(transform) } }
        frame.result = frame.result?.replacing(transform)
        frame.receiver = frame.receiver.replacing(transform)
        pending = pending.map { PendingClosure(closure: replaced($0.closure), isRepeating: $0.isRepeating) }
        deferred = deferred.map(replaced)
        sources.changeEach { source in
            source.handler = source.handler?.replacing(transform)
            source.cancelHandler = source.cancelHandler?.replacing(transform)
            source.replacedHandlers = source.replacedHandlers.map { $0.replacing(transform) }
        }
    }

    /// Stops tracking a source and replaces all references to it by `value`.
    fileprivate mutating func forget(_ id: SourceID, leaving value: Value) {
        sources[id] = nil
        replaceSources { $0 == id ? value : .source($0) }
    }

    /// Renumbers the sources created since `mark` without gaps, so that otherwise equal states become equal.
    mutating func closeGaps(since mark: SourceTable.Mark) {
        guard let renumbering = sources.closeGaps(since: mark) else { return }
        replaceSources(renumbering.value)
    }

    var hasSources: Bool { !sources.isEmpty }
}

extension TrackedSource {
    /// Whether it would call a handler if it stayed alive.
    fileprivate var isDue: Bool {
        state.isRunning && !state.isCancelled && handler != nil && schedule != .none && schedule != .fired
    }
}

extension Explorer {
    /// Releases every unreferenced source; `nil` if that crashes.
    func releasingUnreferenced(_ path: ExploredPath, at site: Node, as release: Step.Release) -> ExploredPath? {
        guard path.program.hasSources else { return path }
        var path = path
        while let id = unreferencedSource(in: path.program) {
            guard let next = releasing(id, path, at: site, as: release) else { return nil }
            path = next
        }
        return path
    }

    private func unreferencedSource(in program: ProgramState) -> SourceID? {
        let file = bodies.last.map { project.fileIndex(of: $0) } ?? 0
        return program.unreferencedSource(
            isWeak: { self.project[$0].isWeak || self.project[$0].isUnowned && !self.countsByHand($0) },
            isWeakLocal: { self.isWeakLocal($0, file: file) })
    }

    /// Whether an `assign` property keeps what is assigned to it, because only `dispatch_release` gives it back.
    private func countsByHand(_ property: VariableID) -> Bool {
        if let known = countedByHand[property.file] { return known }
        let answer = project.node(of: property).usesManualReferenceCounting
        countedByHand[property.file] = answer
        return answer
    }

    /// Whether a source to which nothing refers any more stays alive: only a call would release it.
    private func isLeaked(_ source: TrackedSource) -> Bool {
        if source.isGivenBack { return false }
        let file = project.fileIndex(of: source.creation)
        if let known = releasedByHand[file] { return known }
        let answer = source.creation.releasesOnlyByHand
        releasedByHand[file] = answer
        return answer
    }

    private func isWeakLocal(_ index: Int, file: Int) -> Bool {
        guard index >= 0 else { return false }
        let variable = project.files.models[file].variables[index]
        return variable.isWeak || variable.isUnowned
    }

    private func releasing(_ id: SourceID, _ path: ExploredPath, at site: Node, as release: Step.Release)
        -> ExploredPath?
    {
        guard let source = path.program.sources[id] else { return path }
        statesBySite[site, default: []].insert(source.state)
        var path = path
        if isLeaked(source) {
            path.program.forget(id, leaving: .absent)
            return path
        }
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
        path.program.forget(id, leaving: .absent)
        return path
    }

    /// Records that something that outlives the function refers to a source.
    func markStored(_ id: SourceID, _ path: inout ExploredPath) {
        guard let source = path.program.sources[id] else { return }
        path.program.sources[id]?.wasStored = true
        histories[source.creation]?.wasStored = true
    }

    /// Stops tracking a source that escapes to unknown code.
    func escaping(_ id: SourceID, _ path: ExploredPath) -> ExploredPath {
        leaving(id, path) { $0.escaped = true }
    }

    func escaping(_ value: Value, _ path: ExploredPath) -> ExploredPath {
        value.sources.reduce(path) { escaping($1, $0) }
    }

    /// Stops tracking the sources in the result of the explored function.
    func returning(_ result: Value, _ path: ExploredPath) -> ExploredPath {
        result.sources.reduce(path) { leaving($1, $0) { $0.wasReturned = true } }
    }

    /// Stops tracking the sources in a value that holds more than can be followed.
    func exceedingLimit(_ value: Value, _ path: ExploredPath) -> ExploredPath {
        value.sources.reduce(path) { leaving($1, $0) { $0.exceedsLimit = true } }
    }

    private func leaving(_ id: SourceID, _ path: ExploredPath, as note: (inout SourceHistory) -> Void) -> ExploredPath {
        guard let source = path.program.sources[id] else { return path }
        var path = path
        note(&histories[source.creation, default: SourceHistory()])
        path.program.forget(id, leaving: .unknown)
        return path
    }

    func report(_ kind: Misuse.Kind, _ source: TrackedSource, site: Node, release: Step.Release?, _ path: ExploredPath)
    {
        let misuse = Misuse(
            kind: kind, creation: source.creation, site: site, release: release,
            steps: path.trace?.steps().filter { $0.creation == nil || $0.creation == source.creation } ?? [],
            owner: owner, assumptions: path.assumptions)
        misuses.add(misuse, state: source.state)
    }
}

extension ExploredPath {
    mutating func record(_ kind: Step.Kind, at node: Node, source: TrackedSource?) {
        trace = Trace(Step(kind: kind, node: node, creation: source?.creation, state: source?.state), after: trace)
    }
}
