import TimerlintAppleAPIs
import TimerlintSourceExploration

/// A way in which a misused timer crashes the process. Measured on Linux; for Apple's systems taken from crash
/// reports and libdispatch's source.
package enum Crash: Sendable, CaseIterable {
    case releaseSuspended, releaseInactive, overResume
    /// An unowned `self` is read after its object was deallocated.
    case unownedSelf
    /// A closure created in deinit still holds its object.
    case escapedFromDeinit
    /// A handle that is nil is force-unwrapped.
    case unwrappedNil
    /// A handler isolated to an actor is called off that actor.
    case isolatedHandler

    /// The crash report's message; Linux prints only the Swift runtime's messages.
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

    /// The topmost functions in the crashed thread's stack. Suffixes such as `.cold.1` or `$VARIANT$mp` may
    /// follow.
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

    /// When the crash happens.
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

    /// What to do about the crash.
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

    /// Parts of messages and function names that identify a crash report, lower case.
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
