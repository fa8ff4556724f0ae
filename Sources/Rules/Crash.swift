import TimerlintAppleAPIs
import TimerlintSourceExploration

/// A way in which a process dies of a misused timer. On Linux each was measured; of Apple's systems this is what crash
/// reports and libdispatch's source show.
package enum Crash: Sendable, CaseIterable {
    case releaseSuspended, releaseInactive, overResume
    /// An unowned `self` is read after its object is gone.
    case unownedSelf
    /// A closure that deinit created still holds its object.
    case escapedFromDeinit
    /// A handle that is nil is unwrapped by force.
    case unwrappedNil
    /// A handler with an actor's isolation is called where the actor does not run.
    case isolatedHandler

    /// What the report says; on Linux only the Swift runtime's messages are printed.
    package var message: String {
        switch self {
        case .releaseSuspended: Trap.releaseSuspended.rawValue
        case .releaseInactive: Trap.releaseInactive.rawValue
        case .overResume: Trap.overResume.rawValue
        case .unownedSelf: "Attempted to read an unowned reference but object … was already destroyed"
        case .escapedFromDeinit: "Object … of class … deallocated with non-zero retain count 2"
        case .unwrappedNil: "Unexpectedly found nil while unwrapping an Optional value"
        case .isolatedHandler: "Block was expected to execute on queue [com.apple.main-thread]"
        }
    }

    /// The functions on top of the crashed thread's stack. `.cold.1`, `$VARIANT$mp` and the like may follow.
    package var frames: [String] {
        switch self {
        case .releaseSuspended, .releaseInactive:
            ["_dispatch_queue_xref_dispose", "-[OS_dispatch_source _xref_dispose]"]
        case .overResume: ["_dispatch_lane_resume", "_dispatch_queue_resume (before iOS 12)"]
        case .unownedSelf: ["swift_abortRetainUnowned, below it the handler"]
        case .escapedFromDeinit: ["swift_deallocClassInstance, below it the deallocating deinit"]
        case .unwrappedNil: ["the Swift function that unwraps"]
        case .isolatedHandler:
            [
                "_dispatch_assert_queue_fail",
                "_swift_task_checkIsolatedSwift or swift_task_isCurrentExecutor, below them the closure",
            ]
        }
    }

    /// When it happens.
    package var moment: String {
        switch self {
        case .releaseSuspended: "when the last reference to a suspended timer source is released, cancelled or not"
        case .releaseInactive: "when the last reference to a source is released that was never activated"
        case .overResume: "at resume() of a source that is not suspended"
        case .unownedSelf: "at the first fire after the owner is gone"
        case .escapedFromDeinit: "at the end of the deinit that created the closure"
        case .unwrappedNil:
            "at the unwrapping; for an implicitly unwrapped variable it says 'while implicitly unwrapping'"
        case .isolatedHandler: "at the first call of a main-actor handler on another queue, in Swift 6 mode"
        }
    }

    /// What to do about it.
    package var remedy: String {
        switch self {
        case .releaseSuspended: "resume() the source before its last reference goes; cancel() alone changes nothing"
        case .releaseInactive: "activate() the source before its last reference goes, even if it is cancelled"
        case .overResume: "record whether the source is suspended, on one queue, and resume() only then"
        case .unownedSelf: "capture [weak self]"
        case .escapedFromDeinit: "capture the timer in deinit, not self"
        case .unwrappedNil: "use optional chaining: timer?.invalidate()"
        case .isolatedHandler: "mark the handler @Sendable, or give the source the main queue"
        }
    }

    /// Parts of messages and names of functions by which a report can be recognized, lower case.
    package var marks: [String] {
        let marks: [String] =
            switch self {
            case .releaseSuspended: [CrashMessages.releaseSuspended] + CrashSymbols.disposals
            case .releaseInactive: [CrashMessages.releaseInactive] + CrashSymbols.disposals
            case .overResume: [CrashMessages.overResume] + CrashSymbols.resumeChecks
            case .unownedSelf: [CrashMessages.unownedRead] + CrashSymbols.unownedFailures
            case .escapedFromDeinit: CrashMessages.dyingObject
            case .unwrappedNil: [CrashMessages.unexpectedNil]
            case .isolatedHandler:
                CrashMessages.queueExpectation + CrashSymbols.queueAssertions + CrashSymbols.isolationChecks
            }
        return marks.map { $0.lowercased() }
    }
}
