import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Explores the reachable states of a program's timer sources by path-sensitive symbolic execution. Input:
/// entry points and the surrounding project. Output: the misuses found. Every explored path is feasible as far
/// as the source shows. At a limit paths are dropped, which can miss a misuse but never causes a false
/// positive.
///
/// What calls what: `OwnerExploration` makes an instance of a type, `exploreObject` (ObjectExploration) calls its members
/// in each order that others may, and `invoke` (FunctionSummaries) enters a body. `run` (BodyWalk) takes the body's graph
/// event by event through `step` (Stepping) and `decide` (Deciding); a call goes through `call` (ExploredCalls), one on a
/// source through `apply` (SourceCalls) to the table `SourceState.after`. What nothing refers to any more is released
/// (Releasing); both that and the table report the `Misuse`s.
final class Explorer {
    struct Limits {
        /// Total number of events and decisions.
        var steps = 60_000
        /// The part of `steps` available to paths with decisive assumptions. A misuse on such a path is not
        /// reported; it only shows what may happen at all.
        var assumedSteps = 2_000
        /// Maximum number of different states at one block of one call.
        var statesPerBlock = 96
        /// Maximum call depth.
        var callDepth = 20
        /// Maximum number of live sources.
        var sources = 6
        var traceLength = 120
    }

    let project: Project
    /// The type of `Value.instance`.
    let owner: TypeID?
    let relevance: Relevance
    var limits: Limits
    var symbols = SymbolTable()
    var stepsLeft: Int
    /// The remaining steps of paths with decisive assumptions.
    var assumedStepsLeft: Int
    /// Whether the owner records its operations on sources in a variable and checks it.
    var recordsState = false
    /// Whether all calls on the owner's instances are in the tree.
    var callsAreInSight = false
    /// The owner's methods that only a framework calls, in the order that it documents.
    var callbacks: Set<FunctionID> = []
    /// The owner's methods that nothing calls, in a program whose callers are all in the tree.
    var uncalled: Set<FunctionID> = []
    /// The properties whose sources other types switch.
    var sharedHandles: Set<VariableID> = []
    /// Whether any path was dropped.
    var isIncomplete = false
    var misuses = MisuseLog()
    /// For each call site that affects a source, the states in which sources reach it.
    var statesBySite: [Node: Set<SourceState>] = [:]
    /// The history of each creation's sources.
    var histories: [Node: SourceHistory] = [:]
    var depth = 0
    /// The bodies being executed, innermost last: functions, closures, expressions.
    var bodies: [Node] = []
    var summaries: [Summary.Key: Summary] = [:]
    /// Creates the owner's instance where code of the type itself does; the paths continue with it as the
    /// call's value.
    var instantiate: ((Node, [Argument], ExploredPath) -> [ExploredPath])?
    private var graphs: [Node: PreparedGraph] = [:]
    var references: [Node: Reference] = [:]
    /// Whether functions with this name call their closure argument before they return.
    var inPlace: [String: Bool] = [:]
    /// Whether the code of a file counts references by hand.
    var countedByHand: [Int: Bool] = [:]
    /// Whether the code of a file releases sources by hand alone.
    var releasedByHand: [Int: Bool] = [:]

    init(project: Project, owner: TypeID?, relevance: Relevance, limits: Limits = Limits()) {
        self.project = project
        self.owner = owner
        self.relevance = relevance
        self.limits = limits
        stepsLeft = limits.steps
        assumedStepsLeft = limits.assumedSteps
    }

    func graph(of root: Node) -> PreparedGraph {
        if let known = graphs[root] { return known }
        let graph = PreparedGraph(of: root, in: project)
        graphs[root] = graph
        return graph
    }

    /// Consumes steps; false if the budget is exhausted.
    func spend(_ steps: Int = 1, on path: ExploredPath) -> Bool {
        if path.assumptions == .decisive {
            assumedStepsLeft -= steps
            guard assumedStepsLeft >= 0 else {
                isIncomplete = true
                return false
            }
        }
        stepsLeft -= steps
        if stepsLeft < 0 { isIncomplete = true }
        return stepsLeft >= 0
    }

    // MARK: Single bodies

    /// Runs one function, closure or file with unknown arguments, and then the closures it left pending.
    func exploreBody(_ root: Node) {
        var path = ExploredPath(program: ProgramState(), trace: nil)
        guard let program = assumingCompiled(root, in: path.program) else { return }
        path.program = program
        let file = project.declarations(around: root)
        for parameter in root.children(.parameter) {
            if let index = file.variable(declaredBy: parameter.id) {
                path.program.frame.locals[index] = unknown(parameter, isOpaque: false)
            }
        }
        let outcomes = run(graph(of: root), from: path)
        let ends = outcomes.compactMap { outcome -> ExploredPath? in
            var path = outcome.path
            if let result = path.program.frame.result { path = returning(result, path) }
            path.program.frame = Frame()
            return releasingUnreferenced(path, at: root, as: .scopeEnd)
        }
        exploreObject(ends, entries: [], order: .any, end: nil)
    }

    // MARK: Result

    func result() -> Exploration {
        Exploration(
            misuses: misuses.all,
            creations: histories.map { node, history in
                CreationSummary(
                    creation: node, wasStarted: history.wasStarted, wasScheduled: history.wasScheduled,
                    hadHandler: history.hadHandler,
                    wasStored: history.wasStored, escaped: history.escaped, wasReturned: history.wasReturned,
                    exceedsLimit: history.exceedsLimit, leaksWhileStopped: history.leaksWhileStopped)
            }.sorted { ($0.creation.tree.file.id, $0.creation.range) < ($1.creation.tree.file.id, $1.creation.range) },
            isIncomplete: isIncomplete, steps: limits.steps - max(0, stepsLeft), owner: owner,
            recordsState: recordsState,
            callsAreInSight: callsAreInSight, callbacks: callbacks, uncalled: uncalled,
            statesBySite: statesBySite)
    }
}

/// The history of the sources of one creation over all paths.
struct SourceHistory {
    var wasStarted = false
    var wasScheduled = false
    var hadHandler = false
    /// Stored outside of one function's variables.
    var wasStored = false
    /// Passed to code that is not explored.
    var escaped = false
    /// Returned to callers that this exploration does not follow.
    var wasReturned = false
    /// Some were not followed, because as many as can be followed existed already.
    var exceedsLimit = false
    /// On some path, only its own handler's reference to its owner keeps it from being released while stopped.
    var leaksWhileStopped = false
}

/// The result of an exploration.
package struct Exploration: Sendable {
    /// In the order in which they were met.
    package let misuses: [Misuse]
    /// The creating calls that were reached, with the history of their sources.
    package let creations: [CreationSummary]
    /// Whether some paths were dropped.
    package let isIncomplete: Bool
    /// The cost: number of events and decisions executed.
    package let steps: Int
    /// The type whose instances were explored; `nil` for a single body.
    package let owner: TypeID?
    /// Whether the owner records its operations on sources in a variable and checks it before repeating one.
    package let recordsState: Bool
    /// Whether all calls on the owner's instances are in the tree, so that no fault is a caller's mistake.
    package let callsAreInSight: Bool
    /// The owner's methods that only a framework calls, in the order that it documents.
    package let callbacks: Set<FunctionID>
    /// The owner's methods that nothing calls, in a program whose callers are all in the tree.
    package let uncalled: Set<FunctionID>
    /// For each call site that affects or releases a source, the states in which sources reach it on any path.
    package let statesBySite: [Node: Set<SourceState>]
}

/// The history of the sources of one creating call.
package struct CreationSummary: Sendable {
    package let creation: Node
    /// Activated or resumed on some path.
    package let wasStarted: Bool
    package let wasScheduled: Bool
    package let hadHandler: Bool
    /// Stored outside of one function's variables on some path.
    package let wasStored: Bool
    /// Passed to code that is not explored, so the absence of an operation proves nothing.
    package let escaped: Bool
    /// Returned to callers that this exploration does not follow; others may.
    package let wasReturned: Bool
    /// Others of the same creating call were followed instead of some, whose states are unknown.
    package let exceedsLimit: Bool
    /// On some path, only its own handler's reference to its owner keeps it from being released while suspended
    /// or inactive.
    package let leaksWhileStopped: Bool

    /// Whether there are sources of this call whose later states this exploration does not know.
    var isUnknownLater: Bool { escaped || wasReturned || exceedsLimit }
}

/// The misuses found. Of each kind, source and site, keeps the first, which has a shortest path.
struct MisuseLog {
    private struct Key: Hashable {
        let kind: Misuse.Kind
        let creation: Node
        let site: Node
        let state: SourceState
        let isAssumed: Bool
    }

    private(set) var all: [Misuse] = []
    private var seen: Set<Key> = []

    mutating func add(_ misuse: Misuse, state: SourceState) {
        let key = Key(
            kind: misuse.kind, creation: misuse.creation, site: misuse.site, state: state, isAssumed: !misuse.isCertain)
        if seen.insert(key).inserted { all.append(misuse) }
    }
}
