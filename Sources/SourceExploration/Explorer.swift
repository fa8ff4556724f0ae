import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// Explores the states that a program can bring its timer sources into. Input: code to start from and the project
/// around it; output: the misuses met. Every path that it follows is one that the program can take as far as the text
/// tells: where limits are reached, paths are dropped, which loses misuses and never invents one.
final class Explorer {
    struct Limits {
        /// Events and decisions over the whole exploration.
        var steps = 60_000
        /// Those of them on paths that rest on assumptions: what happens there is no misuse, and only tells what may
        /// happen at all.
        var assumedSteps = 2_000
        /// Different states at one block of one call.
        var statesPerBlock = 96
        /// Calls inside calls.
        var callDepth = 20
        /// Sources at one time.
        var sources = 6
        var traceLength = 120
    }

    let project: Project
    /// The type whose instance `Value.instance` is.
    let owner: TypeID?
    let relevance: Relevance
    var limits: Limits
    var symbols = SymbolTable()
    var stepsLeft: Int
    /// How many of them may be taken on paths that rest on assumptions.
    var assumedStepsLeft: Int
    /// Whether the owner writes down what it did to its sources, and looks there.
    var recordsState = false
    /// Whether the calls on the owner's instances are those that the tree shows, and no others.
    var callsAreInSight = false
    /// Whether anything was dropped.
    var isIncomplete = false
    var misuses = MisuseLog()
    /// The states in which sources came to each place that does something to them.
    var statesBySite: [Node: Set<SourceState>] = [:]
    /// What is known of each creation.
    var histories: [Node: SourceHistory] = [:]
    var depth = 0
    /// What is being run, innermost last: functions, closures, expressions.
    var bodies: [Node] = []
    var summaries: [Summary.Key: Summary] = [:]
    /// Makes the owner's instance, where code of the type itself does: the paths go on with it as the value of the
    /// call.
    var instantiate: ((Node, [Argument], Path) -> [Path])?
    private var graphs: [Node: PreparedGraph] = [:]
    var references: [Node: Reference] = [:]
    /// Whether functions of a name call the closure they are given before they return.
    var inPlace: [String: Bool] = [:]

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

    /// Takes steps off what may still be done, and says whether they may be taken.
    func spend(_ steps: Int = 1, on path: Path) -> Bool {
        if path.assumptions == .decisive {
            assumedStepsLeft -= steps
            if assumedStepsLeft < 0 { isIncomplete = true }
            if assumedStepsLeft < 0 { return false }
        }
        stepsLeft -= steps
        if stepsLeft < 0 { isIncomplete = true }
        return stepsLeft >= 0
    }
}

/// What happened to the sources of one creation on all paths together.
struct SourceHistory {
    var wasStarted = false
    var wasScheduled = false
    var hadHandler = false
    /// Kept by something other than the variables of one function.
    var wasStored = false
    /// Handed to code that is not followed.
    var escaped = false
    /// On some path nothing but its own handler's hold on its owner keeps it from being released while it is stopped.
    var leaksWhileStopped = false
}

/// What an exploration found.
package struct Exploration: Sendable {
    package let misuses: [Misuse]
    /// Creating calls that were met, with what happened to their sources.
    package let creations: [CreationSummary]
    /// Whether some paths were not followed to their end.
    package let isIncomplete: Bool
    /// What it took: events and decisions that were followed.
    package let steps: Int
    /// The type whose instances were explored; `nil` where one body was.
    package let owner: TypeID?
    /// Whether the owner writes down in a variable what it did to its sources, and looks there before it does it again.
    package let recordsState: Bool
    /// Whether the calls on the owner's instances are those that the tree shows, and no others: none is a caller's
    /// mistake.
    package let callsAreInSight: Bool
    /// The states in which sources came to each place that does something to them or releases them, on any path.
    package let statesBySite: [Node: Set<SourceState>]
}

/// What happened to the sources that one call created.
package struct CreationSummary: Sendable {
    package let creation: Node
    package let wasStarted: Bool
    package let wasScheduled: Bool
    package let hadHandler: Bool
    /// Kept by something other than the variables of one function, on some path.
    package let wasStored: Bool
    /// Handed to code that is not followed: nothing is proved by what was not seen.
    package let escaped: Bool
    /// On some path nothing but its own handler's hold on its owner keeps it from being released while it is suspended
    /// or inactive.
    package let leaksWhileStopped: Bool
}

/// The misuses met, the first (so one with a shortest way) of each kind, source and place.
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
