import TimerlintSourceExploration

/// The libdispatch states that a timer source reaches on some explored path.
struct SourceMachine: Sendable {
    /// In life-cycle order: inactive, active, then by suspend count.
    let reached: [SourceState]
    /// Whether it is released without a crash on some path.
    let isReleased: Bool
    /// libdispatch's messages for the crashes that findings report; sorted.
    var traps: [String]

    var isInactiveReached: Bool { reached.contains(where: \.isInactive) }
    var isActiveReached: Bool { reached.contains(where: \.isRunning) }
    var isCancelledReached: Bool { reached.contains(where: \.isCancelled) }
    /// The reached suspend counts, ascending.
    var suspendCounts: [Int] { Set(reached.map(\.suspendCount).filter { $0 > 0 }).sorted() }
}

extension SourceState {
    /// The lane of the picture for this state.
    var lane: LifeState {
        if isInactive { return .inactive }
        if suspendCount > 0 { return .suspended }
        return isCancelled ? .cancelled : .running
    }
}
