import TimerlintSourceExploration

/// How a fault shows from outside: how the process dies of it, and whose commands of a debugger help.
package struct Symptoms: Sendable {
    /// What a rule is about.
    package enum Subject: Sendable, CaseIterable {
        case runLoopTimer, timerSource, publisher, task
    }

    package let subject: Subject
    /// The ways in which the process may die; empty where it lives on with the fault.
    package let crashes: [Crash]

    package static func of(_ subject: Subject, crashes: Crash...) -> Symptoms { Symptoms(subject: subject, crashes: crashes) }
}

/// A way in which a process dies of a misused timer. What stands here of Linux was measured; of Apple's systems it is what
/// crash reports show, and libdispatch's source.
package enum Crash: Sendable, CaseIterable {
    case releaseSuspended, releaseInactive, overResume
    /// An unowned `self` is read after its object is gone.
    case unownedSelf
    /// A closure that deinit made still holds its object.
    case escapedFromDeinit
    /// A handle that is nil is unwrapped by force.
    case unwrappedNil
    /// A handler with an actor's isolation is called where the actor does not run.
    case isolatedHandler

    /// What the report says, on Linux too unless it is libdispatch that says it.
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

    /// libdispatch ends the process, not the Swift runtime.
    package var isOfDispatch: Bool {
        switch self {
        case .releaseSuspended, .releaseInactive, .overResume, .isolatedHandler: true
        case .unownedSelf, .escapedFromDeinit, .unwrappedNil: false
        }
    }

    /// The functions on top of the crashed thread's stack, by their names' stems: `.cold.1`, `$VARIANT$mp` and the like may follow.
    package var frames: [String] {
        switch self {
        case .releaseSuspended, .releaseInactive: ["_dispatch_queue_xref_dispose", "-[OS_dispatch_source _xref_dispose]"]
        case .overResume: ["_dispatch_lane_resume", "_dispatch_queue_resume (before iOS 12)"]
        case .unownedSelf: ["swift_abortRetainUnowned, below it the handler"]
        case .escapedFromDeinit: ["swift_deallocClassInstance, below it the deallocating deinit"]
        case .unwrappedNil: ["the Swift function that unwraps"]
        case .isolatedHandler:
            ["_dispatch_assert_queue_fail", "dispatch_assert_queue", "_swift_task_checkIsolatedSwift or swift_task_isCurrentExecutor, below them the closure"]
        }
    }

    /// When it happens.
    package var moment: String {
        switch self {
        case .releaseSuspended: "when the last reference to a suspended timer source goes, cancelled or not"
        case .releaseInactive: "when the last reference to a source goes that was never activated"
        case .overResume: "at a resume() of a source that runs already"
        case .unownedSelf: "at the first fire after the owner is gone"
        case .escapedFromDeinit: "at the end of the deinit that made the closure"
        case .unwrappedNil: "at the unwrapping; of an implicitly unwrapped variable it says 'while implicitly unwrapping'"
        case .isolatedHandler: "at the first call of a main-actor handler on another queue, in Swift 6 mode"
        }
    }
}
