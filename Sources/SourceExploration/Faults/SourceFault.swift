import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// One fault of one timer source, classified by rule.
package struct SourceFault: Sendable {
    /// One case for each rule of the family.
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
    /// The call that creates the source.
    package let creation: Node
    /// The location of the finding.
    package let place: Node
    /// The path to the fault; empty if no particular path is at fault.
    package let steps: [Step]
    /// How the last reference is dropped, if it is.
    package let release: Step.Release?
    /// The message of the crash, if there is one.
    package let trap: Trap?
    /// The type whose instances were explored; `nil` for a single function.
    package let owner: TypeID?
    /// The states in which the source reaches the site that crashes or causes a later crash, over all paths;
    /// empty if some paths were dropped.
    package var statesAtPlace: Set<SourceState> = []
}

extension SourceFault {
    /// The source's final state.
    package var state: SourceState { steps.last { $0.state != nil }?.state ?? .new }
}
