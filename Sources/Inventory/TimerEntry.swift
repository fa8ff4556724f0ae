import TimerlintDiagnostics

/// One timer of a source tree: its creation and the facts about its life cycle. A plain value that retains no
/// syntax tree.
package struct TimerEntry: Sendable {
    /// What makes the timer fire; the raw value is for JSON.
    package enum Kind: String, Sendable, CaseIterable {
        case runLoopTimer = "run_loop_timer"
        case displayLink = "display_link"
        case dispatchSource = "dispatch_source"
        case publisher = "timer_publisher"
        /// `perform(_:with:afterDelay:)`, and an `asyncAfter` whose work item is stored.
        case delayedCall = "delayed_call"
        /// A task with a sleep loop.
        case taskLoop = "task_loop"
        /// A wrapper type that the configuration names and the tree does not declare.
        case wrapper
    }

    /// The variable that stores the timer.
    package struct Handle: Sendable {
        package enum Storage: String, Sendable { case property, global, local, collection }

        let name: String
        let storage: Storage
    }

    /// 16 hexadecimal digits, independent of the line, so the id survives edits above the timer.
    package internal(set) var id: String
    package let kind: Kind
    /// The creating call as written: `Timer.scheduledTimer`.
    let api: String
    /// The type whose instance stores it, else the function that creates it, else `top level`.
    package let owner: String
    let handle: Handle?
    /// Where it is created.
    package let made: Place
    /// `nil` for display links and for sources that are never scheduled.
    let interval: Span?
    /// A source's leeway; `nil` if unspecified.
    let tolerance: Span?
    /// `nil` if it depends on a parameter.
    let repeats: Bool?
    /// `nil` for a timer without a run loop.
    let mode: Mode?
    /// `nil` for a timer without a queue.
    let queue: Queue?
    /// `nil` if the handler is unknown.
    let handler: HandlerFacts?
    /// In life-cycle order: init, starts, changes, ends, deinit.
    let calls: [LifeCall]
    /// The reachable states, in the order of `LifeState`.
    let states: [LifeState]
    /// How it ends.
    let ending: Ending
    /// Only for dispatch sources.
    var machine: SourceMachine?
    package internal(set) var findings: [TimerFinding] = []
    /// The types that pass a handler to the wrapper's timer, sorted.
    let usedBy: [String]

    /// A duration as written in the code.
    struct Span: Sendable, Equatable {
        /// `nil` if unknown.
        let seconds: Double?
        let text: String
    }

    enum Mode: String, Sendable { case common, `default`, unknown }

    struct Queue: Sendable {
        enum Kind: String, Sendable { case main, global, serial, concurrent, unknown }

        let kind: Kind
        let label: String?
    }

    /// Whether and where the timer ends.
    enum Ending: Sendable, Equatable {
        /// In these members, sorted.
        case ended(in: [String])
        /// Only in its owner's deinit; the timer does not keep its owner alive.
        case onlyInDeinit
        /// When its owner releases the last reference.
        case withOwner
        /// By itself: a one-shot that fired, or a task whose loop or view ends.
        case byItself
        /// The timer escapes to code that is not analyzed.
        case unknown
        case never
    }

    /// Wake-ups per hour while it runs; `nil` for one-shots, display links and unknown intervals.
    package var wakeupsPerHour: Double? {
        guard repeats == true, kind != .displayLink, let seconds = interval?.seconds, seconds > 0 else { return nil }
        return (3_600 / seconds * 1_000).rounded() / 1_000
    }

    /// Whether nothing in the tree ends it and it does not end by itself.
    var hasNoReachableEnd: Bool { ending == .never }

    /// Whether it needs an interval whose value is unknown.
    var hasUnknownInterval: Bool { kind != .displayLink && repeats != false && interval?.seconds == nil }

    /// The worst severity of its unsuppressed findings.
    package var worstSeverity: Severity? { findings.filter { !$0.isSuppressed }.map(\.severity).max() }

    /// `Clock.timer`, or just the owner if there is no handle.
    package var title: String { handle.map { "\(owner).\($0.name)" } ?? owner }
}

/// A location in a file, for display.
package struct Place: Sendable, Hashable {
    package let path: String
    /// From 1.
    package let line: Int
    /// From 1, in UTF-8 bytes.
    package let column: Int
    /// The enclosing declaration, outermost first: `Clock.start()`; empty at the top level.
    package let enclosing: String
    /// The line's code, truncated to `codeLimit` characters.
    let code: String

    static let codeLimit = 160
}

/// The code that runs when a timer fires.
struct HandlerFacts: Sendable {
    enum Form: String, Sendable { case closure, method, selector, loop }

    /// A variable that the handler captures.
    struct Capture: Sendable, Hashable {
        enum Strength: String, Sendable { case strong, weak, unowned }

        let name: String
        let how: Strength
    }

    let place: Place
    let form: Form
    /// `self` first, then in order of appearance.
    let captures: [Capture]
    /// The stored state that the handler changes, directly or in methods of the tree that it calls; sorted.
    let writes: [String]
}

/// A lint finding about a timer.
package struct TimerFinding: Sendable {
    struct Step: Sendable {
        let place: Place
        let message: String
        /// The source's state after the step; the last step of a crash says so.
        let state: String?
    }

    package let rule: String
    package let severity: Severity
    let place: Place
    let message: String
    /// A comment in the source suppresses it.
    package let isSuppressed: Bool
    let outcome: Outcome?
    let trace: [Step]

    /// Identifies a finding within a tree.
    struct Identity: Hashable {
        let rule: String
        let place: Place
        let message: String
    }

    var identity: Identity { Identity(rule: rule, place: place, message: message) }
}
