import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// One possible state of everything that can matter, at one point of the program.
struct ProgramState: Hashable {
    var sources = SourceTable()
    /// Stored properties of the owner, static and global variables.
    var fields: SortedMap<VariableID, Value> = [:]
    var frame = Frame()
    /// Sources that the callers' frames refer to.
    var sourcesOfCallers = SourceSet()
    /// Unknowns that the callers' frames refer to and the running code can learn about.
    var unknownsOfCallers: Set<Symbol> = []
    /// What tests have told of unknowns.
    var known: SortedMap<Symbol, Fact> = [:]
    /// Closures handed to a queue, to be called in order when the running code is done.
    var deferred: [Closure] = []
    /// Closures that other code will call later.
    var pending: [PendingClosure] = []
    var owner = OwnerLife.alive
    /// How far the order of calls from outside has come.
    var position = EntryOrder.Position()

    enum OwnerLife: Hashable {
        /// A static function runs that may make the instance.
        case unborn
        case alive
        /// In `deinit`: closures cannot get hold of `self` any more.
        case dying
        case gone
    }
}

/// What is known of an unknown.
enum Fact: Hashable {
    case value(Value)
    /// Assigned by code that was followed: holds until the next assignment.
    case stored(Value)
    /// Not `nil`.
    case present
    /// None of these values.
    case excluding([Value])
}

/// A timer source that is followed.
struct TrackedSource: Hashable {
    /// The creating call.
    let creation: Node
    var state = SourceState.new
    /// The event handler: a closure or a bound method; `nil` where none is set, unknown where it cannot be followed.
    var handler: Value?
    var cancelHandler: Value?
    /// Handlers that were replaced while it was suspended: libdispatch frees them when it is resumed.
    var replacedHandlers: [Value] = []
    var schedule = Schedule.none
    /// Whether anything but the variables of one function ever referred to it.
    var wasStored = false

    /// The code that it keeps alive.
    var keptCode: [Value] { [handler, cancelHandler].compactMap { $0 } + replacedHandlers }

    enum Schedule: Hashable {
        case none, once, fired, repeating, unknown
    }
}

/// The variables of one function call.
struct Frame: Hashable {
    /// `self`
    var receiver: Value = .unknown
    /// Whether `self` is a weak capture that was not bound again.
    var isReceiverWeak = false
    /// Whether assignments go past the observers: in the body of `init` and `deinit`.
    var goesPastObservers = false
    /// By the variable's index in its file.
    var locals: SortedMap<Int, Value> = [:]
    /// Values of expressions evaluated so far in the running statement.
    var temporaries: SortedMap<NodeID, Value> = [:]
    /// Elements that running `for` loops have still to go through.
    var loops: SortedMap<NodeID, [Value]> = [:]
    var result: Value?
    /// The statement that the body is being left by.
    var exit: Node?
    var failure = Failure.none

    /// Whether the call just made threw.
    enum Failure: Hashable {
        case none, certain, possible
    }
}

/// A closure handed out for other code to call.
struct PendingClosure: Hashable {
    let closure: Closure
    /// Called any number of times, not just once.
    let isRepeating: Bool
}

/// A program state with how it came about, which does not count when states are compared.
struct Path {
    /// Shared until one of the paths changes it: paths are copied far more often than states change.
    private final class Box {
        var program: ProgramState
        init(_ program: ProgramState) { self.program = program }
    }

    private var box: Box
    var trace: Trace?
    /// Decisions on other code's state that this path depends on.
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
