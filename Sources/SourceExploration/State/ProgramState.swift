import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// One possible state of everything relevant at one program point.
struct ProgramState: Hashable {
    var sources = SourceTable()
    /// Stored properties of the owner, and static and global variables.
    var fields: SortedMap<VariableID, Value> = [:]
    var frame = Frame()
    /// Sources referred to by the callers' frames.
    var sourcesOfCallers = SourceIDs()
    /// Unknowns that the callers' frames refer to and the current code can refine.
    var unknownsOfCallers: Set<Symbol> = []
    /// Facts about unknowns from the outcomes of tests.
    var known: SortedMap<Symbol, Fact> = [:]
    /// Closures dispatched to a queue, to be called in order after the current code.
    var deferred: [Closure] = []
    /// Closures that other code will call later.
    var pending: [PendingClosure] = []
    var owner = OwnerLife.alive
    /// The progress in the order of outside calls.
    var position = EntryOrder.Position()

    enum OwnerLife: Hashable {
        /// A static function that may create the instance is running.
        case unborn
        case alive
        /// In `deinit`: weak references to `self` are already nil.
        case dying
        case gone
    }
}

/// A fact about an unknown.
enum Fact: Hashable {
    case value(Value)
    /// Assigned by explored code; holds until the next assignment.
    case stored(Value)
    /// Not `nil`.
    case present
    /// Different from all of these values.
    case excluding([Value])
}

/// A tracked timer source.
struct TrackedSource: Hashable {
    /// The creating call.
    let creation: Node
    var state = SourceState.new
    /// The event handler, a closure or bound method; `nil` if none is set, unknown if it is not tracked.
    var handler: Value?
    var cancelHandler: Value?
    /// Handlers replaced while the source was suspended. libdispatch frees them when it resumes.
    var replacedHandlers: [Value] = []
    var schedule = Schedule.none
    /// Whether it was ever stored outside of one function's variables.
    var wasStored = false
    /// Whether `dispatch_release` gave its first reference back.
    var isGivenBack = false

    /// The closures that the source retains.
    var keptCode: [Value] { [handler, cancelHandler].compactMap { $0 } + replacedHandlers }

    enum Schedule: Hashable {
        case none, once, fired, repeating, unknown
    }
}

/// The variables of one function call.
struct Frame: Hashable {
    /// `self`
    var receiver: Value = .unknown
    /// Whether `self` is a weak capture that was not unwrapped.
    var isReceiverWeak = false
    /// Whether assignments bypass observers, as in the body of `init` and `deinit`.
    var goesPastObservers = false
    /// Keyed by the variable's index in its file.
    var locals: SortedMap<Int, Value> = [:]
    /// Values of the expressions evaluated so far in the current statement.
    var temporaries: SortedMap<NodeID, Value> = [:]
    /// The remaining elements of active `for` loops.
    var loops: SortedMap<NodeID, [Value]> = [:]
    var result: Value?
    /// The statement that exits the body.
    var exit: Node?
    var failure = Failure.none

    /// Whether the last call threw.
    enum Failure: Hashable {
        case none, certain, possible
    }
}

/// An escaped closure that other code may call.
struct PendingClosure: Hashable {
    let closure: Closure
    /// Called any number of times rather than once.
    let isRepeating: Bool
}

/// A program state with its history, which is ignored when comparing states.
struct ExploredPath {
    /// Copy-on-write: paths are copied far more often than states change.
    private final class Box {
        var program: ProgramState
        init(_ program: ProgramState) { self.program = program }
    }

    private var box: Box
    var trace: Trace?
    /// The assumptions about other code's state that the path depends on.
    var assumptions: AssumptionLevel

    init(program: ProgramState, trace: Trace?, assumptions: AssumptionLevel = .none) {
        box = Box(program)
        self.trace = trace
        self.assumptions = assumptions
    }

    var program: ProgramState {
        _read { yield box.program }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.program) }
            yield &box.program
        }
    }
}
