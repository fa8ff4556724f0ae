import TimerlintDiagnostics

/// One timer of a tree: one creation, and all that is known of its life. A plain value: it keeps no tree alive.
package struct TimerEntry: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case runLoopTimer = "run_loop_timer"
        case displayLink = "display_link"
        case dispatchSource = "dispatch_source"
        case publisher = "timer_publisher"
        /// `perform(_:with:afterDelay:)`, and an `asyncAfter` whose work item somebody keeps.
        case delayedCall = "delayed_call"
        /// A task with a loop that sleeps.
        case taskLoop = "task_loop"
        /// A team's own timer type that the configuration names and the tree does not declare.
        case wrapper
    }

    /// What keeps it.
    package struct Handle: Sendable {
        package enum Storage: String, Sendable { case property, global, local, collection }

        let name: String
        let storage: Storage
    }

    /// 16 hexadecimal digits, made without the line: the same timer has the same one after lines above it came or went.
    package internal(set) var id: String
    package let kind: Kind
    /// What makes it, as written: `Timer.scheduledTimer`.
    let api: String
    /// The type whose instance keeps it, else the function that makes it, else `top level`.
    package let owner: String
    let handle: Handle?
    package let made: Place
    /// `nil` where nothing gives one: display links, sources that are never scheduled.
    let interval: Span?
    /// A source's leeway; `nil` where none is given.
    let tolerance: Span?
    /// `nil` where a parameter decides.
    let repeats: Bool?
    /// `nil` for what no run loop fires, and for what is added to none.
    let mode: Mode?
    /// `nil` for what no queue fires.
    let queue: Queue?
    /// `nil` where the code that it runs is not known.
    let handler: HandlerFacts?
    /// In the order of a life: init, starts, changes, ends, deinit.
    let calls: [LifeCall]
    /// Those that some path reaches, in the order of `LifeState`.
    let states: [LifeState]
    /// What ends it.
    let ending: Ending
    /// `nil` for all but sources.
    var machine: SourceMachine?
    package internal(set) var findings: [TimerFinding] = []
    /// The types that give a wrapper's timer its work, sorted.
    let usedBy: [String]

    /// A length of time as the code gives it.
    struct Span: Sendable, Equatable {
        /// `nil` where it is not known.
        let seconds: Double?
        let text: String
    }

    enum Mode: String, Sendable { case common, `default`, unknown }

    struct Queue: Sendable {
        enum Kind: String, Sendable { case main, global, serial, concurrent, unknown }

        let kind: Kind
        let label: String?
    }

    /// Whether and where it ends.
    enum Ending: Sendable, Equatable {
        /// In these members, sorted.
        case ended(in: [String])
        /// Nowhere but in its owner's deinit, which the timer itself does not hold up.
        case onlyInDeinit
        /// Its last reference goes with its owner.
        case withOwner
        /// A one-shot that has fired, a task whose loop or view ends.
        case byItself
        /// Code that is not followed holds it.
        case unknown
        case never
    }

    /// Wake-ups an hour while it runs; `nil` for one-shots, display links and intervals that are not known.
    package var wakeupsPerHour: Double? {
        guard repeats == true, kind != .displayLink, let seconds = interval?.seconds, seconds > 0 else { return nil }
        return (3_600 / seconds * 1_000).rounded() / 1_000
    }

    /// Nothing in the tree ends it, and it does not end by itself.
    var hasNoReachableEnd: Bool { ending == .never }

    /// The interval counts, and is not known.
    var hasUnknownInterval: Bool { kind != .displayLink && repeats != false && interval?.seconds == nil }

    /// Of the findings that no comment takes back.
    package var worstSeverity: Severity? { findings.filter { !$0.isSuppressed }.map(\.severity).max() }

    /// `Clock.timer`; without a handle the owner alone.
    package var title: String { handle.map { "\(owner).\($0.name)" } ?? owner }
}

/// A place in a file, for people.
package struct Place: Sendable, Hashable {
    package let path: String
    /// From 1.
    package let line: Int
    /// From 1, in UTF-8 bytes.
    package let column: Int
    /// The declaration it stands in, outermost first: `Clock.start()`; empty at the top level.
    package let enclosing: String
    /// The line's code, cut to `codeLimit` characters.
    let code: String

    static let codeLimit = 160
}

/// The code that runs when a timer fires.
struct HandlerFacts: Sendable {
    enum Form: String, Sendable { case closure, method, selector, loop }

    /// What the code keeps while the timer keeps it.
    struct Capture: Sendable, Hashable {
        enum Strength: String, Sendable { case strong, weak, unowned }

        let name: String
        let how: Strength
    }

    let place: Place
    let form: Form
    /// `self` first, then in the order in which they are named.
    let captures: [Capture]
    /// The stored state that it changes, itself or in methods of the tree that it calls; sorted.
    let writes: [String]
}

/// A finding of lint's about a timer.
package struct TimerFinding: Sendable {
    struct Step: Sendable {
        let place: Place
        let message: String
        /// The source's state after it; with a trap the last one says so.
        let state: String?
    }

    package let rule: String
    package let severity: Severity
    let place: Place
    let message: String
    /// A comment in the source takes it back.
    package let isSuppressed: Bool
    let outcome: Outcome?
    let trace: [Step]

    /// What tells one finding of a tree from another.
    struct Identity: Hashable {
        let rule: String
        let place: Place
        let message: String
    }

    var identity: Identity { Identity(rule: rule, place: place, message: message) }
}
