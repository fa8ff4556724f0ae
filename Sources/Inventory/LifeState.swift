/// The states of a timer, in life-cycle order.
enum LifeState: String, Sendable, CaseIterable, Comparable {
    /// Created, but not scheduled.
    case made
    /// Scheduled with a run loop or a subscription.
    case scheduled
    /// A source that has not been activated or resumed.
    case inactive
    case running
    case suspended
    case cancelled
    /// A run-loop timer after `invalidate()`.
    case invalid
    case released

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    static func < (a: LifeState, b: LifeState) -> Bool { a.rank < b.rank }
}

extension TimerEntry.Kind {
    /// The possible states of a timer of this kind: the lanes of its picture.
    var lanes: [LifeState] {
        switch self {
        case .runLoopTimer, .displayLink: [.made, .scheduled, .invalid, .released]
        case .dispatchSource: [.inactive, .running, .suspended, .cancelled, .released]
        case .publisher: [.made, .scheduled, .cancelled, .released]
        case .delayedCall: [.scheduled, .cancelled, .released]
        case .taskLoop: [.running, .cancelled, .released]
        case .wrapper: [.made, .running, .cancelled, .released]
        }
    }

    /// For display, singular and plural.
    var words: (one: String, many: String) {
        switch self {
        case .runLoopTimer: ("run loop timer", "run loop timers")
        case .displayLink: ("display link", "display links")
        case .dispatchSource: ("timer source", "timer sources")
        case .publisher: ("timer publisher", "timer publishers")
        case .delayedCall: ("delayed call", "delayed calls")
        case .taskLoop: ("task loop", "task loops")
        case .wrapper: ("wrapped timer", "wrapped timers")
        }
    }
}

/// One call in a timer's life cycle.
struct LifeCall: Sendable {
    /// The display order of the calls.
    enum Phase: Int, Sendable, Comparable {
        case initialization, starts, changes, ends, deinitialization

        static func < (a: Phase, b: Phase) -> Bool { a.rawValue < b.rawValue }
    }

    /// `make`, `schedule`, …: `TimerCall.Action`.
    let action: String
    let phase: Phase
    let place: Place
    /// The state before the call; `nil` if there are several, and for the creation.
    let from: LifeState?
    /// The state after the call; `nil` if unknown.
    let to: LifeState?
    let isConditional: Bool
}
