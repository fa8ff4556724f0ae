import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// One fault of one timer source, under the name of the rule that speaks for it.
package struct SourceFault: Sendable {
    package enum Kind: Sendable, Hashable {
        case neverStarted
        /// Activated, but without a schedule, or without a handler.
        case neverScheduled, neverHandled
        case suspendBeforeActivation, unbalancedSuspend, cancelWhileSuspended, releasedWhileSuspended
        case resumeAfterCancel, reusedAfterCancel, overResume
        case untrackedSuspension
        case notRetained
        case handlerNotCleared
    }

    package let kind: Kind
    /// The call that makes the source.
    package let creation: Node
    /// Where the finding belongs.
    package let place: Node
    /// How it comes about; empty where no particular path is to blame.
    package let steps: [Step]
    /// How the last reference goes, where it does.
    package let release: Step.Release?
    /// The message that the process dies with, where it does.
    package let trap: Trap?
    package let owner: TypeID?
    /// The states in which the source comes to the place that traps or makes it trap later, over all paths; empty where
    /// some were not followed.
    package var statesAtPlace: Set<SourceState> = []
}

extension SourceFault {
    /// The source's state at the end.
    package var state: SourceState { steps.last { $0.state != nil }?.state ?? .new }
}
