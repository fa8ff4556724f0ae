import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

package enum TimerKind: Sendable {
    /// `Timer`/`NSTimer`/`CFRunLoopTimer`.
    case runLoopTimer
    case displayLink
    case dispatchSource
    /// `Timer.publish` and its publisher.
    case publisher
    /// `perform(_:with:afterDelay:)`.
    case delayedPerform
    /// A team's own timer type that the configuration names and the tree does not declare.
    case wrapper

    /// Kept and fired by a run loop.
    package var isRunLoopBased: Bool { self == .runLoopTimer || self == .displayLink }
}

/// What runs when a timer fires.
package enum Handler: Sendable {
    case closure(Node)
    /// A method or function given by name (`block: tick`), or the method that a selector names; the expression and,
    /// where found, the functions.
    case named(Node, [FunctionID])
    /// No code, but an object that is kept to be written to (`assign(to:on: self)`).
    case keptObject(Node)

    package var node: Node {
        switch self {
        case .closure(let node), .named(let node, _), .keptObject(let node): node
        }
    }
}

/// One timer: one creation in the source. What the tool knows about it is gathered here once; rules only filter.
package struct Timer: Sendable {
    /// The creating call.
    package let creation: Node
    /// The call of the function that creates and returns it, for a timer as that caller has it.
    package let call: Node?
    package let kind: TimerKind
    /// `scheduledTimer…`: already in the current run loop's default mode.
    package let isScheduled: Bool
    package internal(set) var repeats: Truth
    /// The interval as written.
    package let interval: Node?
    package let handler: Handler?
    /// The object that a selector is sent to.
    package let target: Node?
    package let function: FunctionID?
    /// The type whose code creates it.
    package let type: TypeID?
    /// What the configuration says of it, for a wrapper.
    package internal(set) var wrapper: Wrappers.Timer?
    package internal(set) var destinations: [Destination] = []
    package internal(set) var modes: [ModeRegistration] = []
    package internal(set) var teardowns: [Teardown] = []

    init(
        creation: Node, call: Node? = nil, kind: TimerKind, isScheduled: Bool, repeats: Truth, interval: Node?,
        handler: Handler?, target: Node?,
        function: FunctionID?, type: TypeID?, modes: [ModeRegistration] = []
    ) {
        self.creation = creation
        self.call = call
        self.kind = kind
        self.isScheduled = isScheduled
        self.repeats = repeats
        self.interval = interval
        self.handler = handler
        self.target = target
        self.function = function
        self.type = type
        self.modes = modes
    }

    /// Where its maker's code asks for it.
    package var place: Node { call ?? creation }

    /// The variables that keep it: properties and globals first, then locals.
    package var handles: [VariableID] { destinations.compactMap(\.variable) }
    package var isDiscarded: Bool { destinations.allSatisfy { if case .discarded = $0 { true } else { false } } }
    /// Unknown code may hold it, and so may end it.
    package var escapes: Bool { destinations.contains { if case .escaped = $0 { true } else { false } } }
    package var usesSelector: Bool { target != nil }
}

/// One registration of a timer with a run loop mode.
package struct ModeRegistration: Sendable {
    /// The `add` call, or the creation where that registers the timer itself.
    package let node: Node
    package let mode: RunLoopMode
    /// The mode as written; `nil` where the creation implies it.
    package let literal: Node?
    package let runLoop: RunLoopReference
}

/// A place that ends a timer.
package struct Teardown: Sendable {
    /// The `invalidate()`, `cancel()`, or the `= nil` that an observer turns into one.
    package let node: Node
    /// The function it stands in.
    package let function: FunctionID?
    /// It only makes room for the next timer of the same handle.
    package let isRestart: Bool
    /// It runs in deinit and nowhere else.
    package let isOnlyInDeinit: Bool
    /// A function that nobody can call: a private one, or one of a program, that nobody names.
    package let isUnreachable: Bool

    /// Whether it ends the timer for good, at some moment of the owner's life before deinit.
    package var isEffective: Bool { !isRestart && !isOnlyInDeinit && !isUnreachable }
}
