/// What a timer can be in, in the order of a life.
enum LifeState: String, Sendable, CaseIterable, Comparable {
    /// It exists and nothing fires it.
    case made
    /// A run loop or a subscription fires it.
    case scheduled
    /// A source that was neither activated nor resumed.
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
    /// The states that a timer of the kind can be in: the lanes of its picture.
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

    /// For people, one and several.
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

/// One call in a timer's life.
struct LifeCall: Sendable {
    /// The order in which pictures and lists tell a life.
    enum Phase: Int, Sendable, Comparable {
        case initialization, starts, changes, ends, deinitialization

        static func < (a: Phase, b: Phase) -> Bool { a.rawValue < b.rawValue }
    }

    /// `make`, `schedule`, …: `TimerCall.Action`.
    let action: String
    let phase: Phase
    let place: Place
    /// The state it comes from; `nil` where several are possible, and for the creation.
    let from: LifeState?
    /// The state it leads to; `nil` where that is not known.
    let to: LifeState?
    let isConditional: Bool
}
