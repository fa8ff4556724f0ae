/// The states reached by an object, and those not yet expanded.
struct MetStates {
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
    /// The same state with one suspension fewer of a source that is suspended more than twice.
    fileprivate var withFewerSuspensions: ProgramState? {
        guard let id = sources.ids.first(where: { (sources[$0]?.state.suspendCount ?? 0) > 2 }) else { return nil }
        var program = self
        program.sources[id]?.state.suspendCount -= 1
        return program
    }
}
