import TimerlintSourceExploration

/// Which of libdispatch's states a timer source reaches on some explored path.
struct SourceMachine: Sendable {
    /// Sorted as a life goes: inactive, active, then by suspend count.
    let reached: [SourceState]
    /// It is released without a trap.
    let isReleased: Bool
    /// libdispatch's messages, where a finding says that the process dies in it; sorted.
    var traps: [String]

    var isInactiveReached: Bool { reached.contains(where: \.isInactive) }
    var isActiveReached: Bool { reached.contains(where: \.isRunning) }
    var isCancelledReached: Bool { reached.contains(where: \.isCancelled) }
    /// The suspend counts that are reached, ascending.
    var suspendCounts: [Int] { Set(reached.map(\.suspendCount).filter { $0 > 0 }).sorted() }
}

extension SourceState {
    /// The lane of the picture that the state belongs to.
    var lane: LifeState {
        if isInactive { return .inactive }
        if suspendCount > 0 { return .suspended }
        return isCancelled ? .cancelled : .running
    }
}
