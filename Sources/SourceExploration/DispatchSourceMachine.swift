/// The state of one dispatch source as far as it decides whether libdispatch traps (swift-corelibs-libdispatch,
/// src/queue.c and src/source.c at swift-6.3.1-RELEASE; measured).
package struct SourceState: Hashable, Sendable {
    package var suspendCount = 0
    /// Neither activated nor resumed yet.
    package var isInactive = true
    /// Started while suspended: one more resume is due.
    package var needsActivation = true
    package var isCancelled = false

    /// A source as `makeTimerSource` returns it.
    package static let new = SourceState()

    /// The suspend count up to which states are told apart, and the number up to which a program's own counters are.
    package static let greatestCount = 16

    /// Whether handlers can be called, and closures that were given up are freed.
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

/// What a program can do to a source that the machine knows of.
package enum SourceOperation: String, Sendable, Hashable {
    case suspend, resume, activate, cancel
    /// The last reference goes.
    case release
}

/// How libdispatch ends a program that breaks the machine's rules; the raw value is its message.
package enum Trap: String, Sendable, Hashable {
    case overResume = "Over-resume of an object"
    case releaseInactive = "Release of an inactive object"
    case releaseSuspended = "Release of a suspended object"
}

package enum Transition: Sendable, Hashable {
    case to(SourceState)
    case released
    case traps(Trap)
    /// More suspensions than are counted.
    case untracked
}

extension SourceState {
    /// The table of transitions.
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

    /// How many calls of `resume()` it takes until handlers run.
    package var resumesDue: Int {
        isRunning ? 0 : isInactive && suspendCount > 0 ? suspendCount + 1 : max(suspendCount, 1)
    }

    /// The state in the words of a trace.
    package var description: String {
        var words: [String] = []
        if isInactive { words.append("inactive") }
        if suspendCount > 0 { words.append("suspend count \(suspendCount)") }
        if words.isEmpty { words.append("running") }
        if isCancelled { words = isRunning ? ["cancelled"] : words + ["cancelled"] }
        return words.joined(separator: ", ")
    }
}
