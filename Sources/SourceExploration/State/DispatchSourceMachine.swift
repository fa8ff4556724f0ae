/// The state of one dispatch source as far as libdispatch's checks depend on it (swift-corelibs-libdispatch,
/// src/queue.c and src/source.c at swift-6.3.1-RELEASE; confirmed by measurement).
package struct SourceState: Hashable, Sendable {
    /// At most `greatestCount`.
    package var suspendCount = 0
    /// Neither activated nor resumed yet.
    package var isInactive = true
    /// Until it is activated with a suspend count of 0; if it was activated while suspended, until the last resume.
    package var needsActivation = true
    package var isCancelled = false

    /// A source as returned by `makeTimerSource`.
    package static let new = SourceState()

    /// The maximum suspend count to distinguish, and the maximum value of a program's own counters.
    package static let greatestCount = 16

    /// Whether handlers can run and replaced closures are freed.
    package var isRunning: Bool { suspendCount == 0 && !isInactive && !needsActivation }

    package init(
        suspendCount: Int = 0, isInactive: Bool = true, needsActivation: Bool = true, isCancelled: Bool = false
    ) {
        self.suspendCount = suspendCount
        self.isInactive = isInactive
        self.needsActivation = needsActivation
        self.isCancelled = isCancelled
    }
}

/// The operations on a source in the state machine.
package enum SourceOperation: String, Sendable, Hashable {
    case suspend, resume, activate, cancel
    /// The last reference is dropped.
    case release
}

/// The crash that a violation causes; the raw value is libdispatch's message.
package enum Trap: String, Sendable, Hashable {
    case overResume = "Over-resume of an object"
    case releaseInactive = "Release of an inactive object"
    case releaseSuspended = "Release of a suspended object"
}

/// What an operation makes of a source.
package enum Transition: Sendable, Hashable {
    case to(SourceState)
    case released
    case traps(Trap)
    /// The suspend count exceeds `greatestCount`.
    case untracked
}

extension SourceState {
    /// The transition table.
    package func after(_ operation: SourceOperation) -> Transition {
        var next = self
        switch (operation, suspendCount, isInactive, needsActivation) {
        case (.suspend, Self.greatestCount..., _, _): return .untracked
        case (.suspend, _, _, _): next.suspendCount += 1

        case (.resume, 0, true, true): (next.isInactive, next.needsActivation) = (false, false)
        case (.resume, 1, false, true): (next.suspendCount, next.needsActivation) = (0, false)
        case (.resume, 1..., _, _): next.suspendCount -= 1
        case (.resume, _, _, _): return .traps(.overResume)

        case (.activate, 0, true, _): (next.isInactive, next.needsActivation) = (false, false)
        case (.activate, _, true, _): next.isInactive = false
        case (.activate, _, _, _): break

        case (.cancel, _, _, _): next.isCancelled = true

        case (.release, _, true, _): return .traps(.releaseInactive)
        case (.release, 0, false, false): return .released
        case (.release, _, _, _): return .traps(.releaseSuspended)
        }
        return .to(next)
    }

    /// The number of `resume()` calls until handlers run.
    package var resumesDue: Int {
        isRunning ? 0 : isInactive && suspendCount > 0 ? suspendCount + 1 : max(suspendCount, 1)
    }

    /// The state as described in a trace.
    package var description: String {
        var words: [String] = []
        if isInactive { words.append("inactive") }
        if suspendCount > 0 { words.append("suspend count \(suspendCount)") }
        if words.isEmpty { words.append("running") }
        if isCancelled { words = isRunning ? ["cancelled"] : words + ["cancelled"] }
        return words.joined(separator: ", ")
    }
}
