import TimerlintRules

/// A timer misuse that ends a process, as identified from crash reports.
package enum CauseKind: String, Sendable, CaseIterable {
    case releaseSuspended = "release_suspended"
    case releaseInactive = "release_inactive"
    case releaseUnbalanced = "release_unbalanced"
    case overResume = "over_resume"
    case unownedOwner = "unowned_owner"
    case nilTimer = "nil_timer"
    case dyingOwner = "dying_owner"
    case danglingTimer = "dangling_timer"
    case missingSelector = "missing_selector"
    case isolatedHandler = "isolated_handler"
    case handlerRace = "handler_race"
    case spin
    case nullSource = "null_source"

    /// The rules that find it in source code, most likely first.
    package var rules: [String] {
        switch self {
        case .releaseSuspended:
            [
                "cancel_while_suspended", "released_while_suspended", "unbalanced_suspend", "suspend_before_activation",
                "untracked_suspension",
            ]
        case .releaseInactive:
            ["never_started", "suspend_before_activation", "cancel_while_suspended", "released_while_suspended"]
        case .releaseUnbalanced: Self.releaseSuspended.rules + ["never_started"]
        case .overResume:
            ["over_resume", "resume_after_cancel", "untracked_suspension", "unsynchronised_suspend_guard"]
        case .unownedOwner: ["unowned_self_in_handler"]
        case .nilTimer: ["force_unwrapped_timer"]
        case .dyingOwner: ["dying_self_captured", "timer_created_in_deinit"]
        case .danglingTimer: ["weak_timer_handle", "invalidate_off_thread"]
        case .missingSelector, .nullSource: []
        case .isolatedHandler: ["isolated_handler_off_main"]
        case .handlerRace: ["concurrent_handler_queue"]
        case .spin: ["sleep_loop_ignores_cancellation", "zero_repeat_interval", "sub_resolution_interval"]
        }
    }

    /// A sentence about what happened, without its full stop.
    package var sentence: String {
        switch self {
        case .releaseSuspended: "a dispatch source was released while it was suspended"
        case .releaseInactive: "a dispatch source was released without ever having been activated"
        case .releaseUnbalanced:
            "a dispatch source was released while it was suspended, or without ever having been activated"
        case .overResume: "resume() was called on a dispatch source that was not suspended"
        case .unownedOwner: "a timer's handler read an unowned reference after its object was gone"
        case .nilTimer: "a timer's handle was force-unwrapped while it was nil"
        case .dyingOwner: "a closure created in deinit still held the object when it was deallocated"
        case .danglingTimer: "a timer was used through a reference whose object was gone"
        case .missingSelector: "a timer sent its target a selector that the target does not have"
        case .isolatedHandler: "a handler that inherits the main actor's isolation was called on another queue"
        case .handlerRace: "a handler on a concurrent queue changed state that other code used at the same time"
        case .spin: "a timer or a timed loop ran without pause"
        case .nullSource: "a null dispatch source was resumed, suspended or cancelled"
        }
    }

    /// Steps to confirm it.
    package var confirm: [String] {
        switch self {
        case .releaseSuspended, .releaseUnbalanced:
            [
                "in lldb, set breakpoints on dispatch_suspend, dispatch_resume and dispatch_source_cancel and count them",
                "cancel() does not change the suspend count: look for a path that suspends and drops the last reference",
            ]
        case .releaseInactive: ["look for a path on which the source is made and dropped before activate() or resume()"]
        case .overResume:
            ["in lldb, 'breakpoint set -n dispatch_resume' and see which call has no suspend() before it"]
        case .unownedOwner: ["write [weak self] in the handler and see whether the crash goes away"]
        case .nilTimer: ["see which calls can come before the handle is assigned, or after it was set to nil"]
        case .dyingOwner: ["see which closures deinit creates or passes on, and what they capture"]
        case .danglingTimer: ["run with Zombie Objects or the Address Sanitizer and call the same member"]
        case .missingSelector: ["compare the selector in the message with the methods of the target's class"]
        case .isolatedHandler: ["write { @Sendable in … } for the handler, or give the source the main queue"]
        case .handlerRace: ["run with the Thread Sanitizer"]
        case .spin: ["take several samples of the process: a loop whose sleep returns at once is on top of each stack"]
        case .nullSource: ["see where the source is made, and what calls this before"]
        }
    }

    /// The usual fix.
    package var fix: String {
        if let crash { return crash.remedy }
        return switch self {
        case .danglingTimer: "keep the timer strongly, and use it on the thread that scheduled it"
        case .missingSelector: "name a method of the target in the selector"
        case .handlerRace: "give the source a serial queue, and use the state there only"
        case .spin: "leave the loop when the Task is cancelled, and give repeating timers an interval"
        default: "make the source before it is used"
        }
    }

    /// The crash that rules warn about, if any.
    package var crash: Crash? {
        switch self {
        case .releaseSuspended, .releaseUnbalanced: .releaseSuspended
        case .releaseInactive: .releaseInactive
        case .overResume: .overResume
        case .unownedOwner: .unownedSelf
        case .dyingOwner: .escapedFromDeinit
        case .nilTimer: .unwrappedNil
        case .isolatedHandler: .isolatedHandler
        case .danglingTimer, .missingSelector, .handlerRace, .spin, .nullSource: nil
        }
    }

    /// Whether libdispatch's check of a source's suspend count failed.
    var isOfSource: Bool {
        switch self {
        case .releaseSuspended, .releaseInactive, .releaseUnbalanced, .overResume: true
        default: false
        }
    }

    /// Whether only the source code can show that a timer is involved.
    var needsTree: Bool { self == .nilTimer }
}
