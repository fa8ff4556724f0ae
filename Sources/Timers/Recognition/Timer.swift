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
    /// A project's own timer type that the configuration names and the tree does not declare.
    case wrapper

    /// Retained and fired by a run loop.
    package var isRunLoopBased: Bool { self == .runLoopTimer || self == .displayLink }
}

/// What runs when a timer fires.
package enum Handler: Sendable {
    case closure(Node)
    /// A method or function passed by name (`block: tick`), or the method that a selector names: the expression
    /// and, if found, the functions.
    case named(Node, [FunctionID])
    /// No code, but an object that is retained and written to (`assign(to:on: self)`).
    case keptObject(Node)

    package var node: Node {
        switch self {
        case .closure(let node), .named(let node, _), .keptObject(let node): node
        }
    }
}

/// One timer: one creation in the sources. Its facts are gathered here once; rules only filter.
package struct Timer: Sendable {
    /// The creating call.
    package let creation: Node
    /// The call of the factory function that returns it, for a timer from the view of that caller.
    package let call: Node?
    package let kind: TimerKind
    /// `scheduledTimer…`: already in the current run loop's default mode.
    package let isScheduled: Bool
    package internal(set) var repeats: Truth
    /// The interval as written.
    package let interval: Node?
    package let handler: Handler?
    /// The object to which a selector is sent.
    package let target: Node?
    package let function: FunctionID?
    /// The type whose code creates it.
    package let type: TypeID?
    /// The configuration of a wrapper.
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

    /// Where the code that uses it obtains it.
    package var place: Node { call ?? creation }

    /// The variables that hold it: properties and globals first, then local variables.
    package var handles: [VariableID] { destinations.compactMap(\.variable) }
    package var isDiscarded: Bool { destinations.allSatisfy { if case .discarded = $0 { true } else { false } } }
    /// Whether unknown code may hold it and therefore stop it.
    package var escapes: Bool { destinations.contains { if case .escaped = $0 { true } else { false } } }
    package var usesSelector: Bool { target != nil }

    /// Whether the handle holds an enum with a case that carries the timer: only a pattern can extract it.
    package func isPayload(of handle: VariableID) -> Bool {
        destinations.contains { if case .payload(handle, _) = $0 { true } else { false } }
    }
}

/// One registration of a timer with a run loop mode.
package struct ModeRegistration: Sendable {
    /// The `add` call, or the creation if it registers the timer itself.
    package let node: Node
    package let mode: RunLoopMode
    /// The mode as written; `nil` if the creation implies it.
    package let literal: Node?
    package let runLoop: RunLoopReference
}

/// A place that ends a timer.
package struct Teardown: Sendable {
    /// The `invalidate()` or `cancel()` call, or the `= nil` that an observer turns into one.
    package let node: Node
    /// The function that contains it.
    package let function: FunctionID?
    /// It only precedes the creation of the next timer for the same handle.
    package let isRestart: Bool
    /// It runs only in deinit.
    package let isOnlyInDeinit: Bool
    /// It is in a function that nothing can call: private, or part of a program, and never mentioned.
    package let isUnreachable: Bool

    /// Whether it stops the timer permanently at some point of the owner's life before deinit.
    package var isEffective: Bool { !isRestart && !isOnlyInDeinit && !isUnreachable }
}
