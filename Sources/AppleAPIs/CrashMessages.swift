/// The messages of crashes, or the parts of a message that identify it.
package enum CrashMessages {
    /// libdispatch: a suspended object was released. (O)
    package static let releaseSuspended = "Release of a suspended object"

    /// libdispatch: an object that was never activated was released. (O)
    package static let releaseInactive = "Release of an inactive object"

    /// libdispatch: an object that is not suspended was resumed. (O)
    package static let overResume = "Over-resume of an"

    /// The text that libdispatch adds after a message, followed by a number with details. (O)
    package static let abortCause = "Abort Cause "

    /// The Swift runtime: an unowned reference to a deallocated object was read. (O)
    package static let unownedRead = "Attempted to read an unowned reference"

    /// The Swift runtime: nil was force-unwrapped. (O)
    package static let unexpectedNil = "Unexpectedly found nil"

    /// The Swift runtime: an object was retained or weakly referenced during its deallocation. (O)
    package static let dyingObject = ["non-zero retain count", "Cannot form weak reference"]

    /// The Objective-C runtime: the receiver does not implement the message. (O)
    package static let unrecognizedSelector = "unrecognized selector"

    /// The Swift runtime: overlapping accesses to a variable. (O)
    package static let simultaneousAccess = "Simultaneous accesses"

    /// The system's watchdog: the main thread was unresponsive. (D)
    package static let watchdog = [
        "0x8badf00d", "8badf00d", "2343432205", "scene-update watchdog", "scene-create watchdog",
    ]

    /// The system: the process exceeded its memory limit. (D)
    package static let memoryLimit = [
        "per-process-limit", "vm-pageshortage", "highwater", "EXC_RESOURCE (MEMORY", "RESOURCE_TYPE_MEMORY",
        "jettisoned",
    ]

    /// libdispatch: a synchronous call on the current queue. (O)
    package static let ownQueue = "already owned by current thread"

    /// libdispatch: misuse of a group or semaphore. (O)
    package static let groupsAndSemaphores = [
        "Unbalanced call to dispatch_group_leave", "Semaphore object deallocated while in use",
        "Group object deallocated while in use",
    ]

    /// libdispatch: a descriptor was closed while a source monitored it. (O)
    package static let vanishedDescriptor = ["EV_VANISHED", "do not destroy random mach ports"]

    /// libdispatch: code runs on another queue than the one it asserts. (O)
    package static let queueExpectation = [
        "Block was expected to execute on queue", "Block was not expected to execute on queue",
        "Assertion failed: Block was",
    ]

    /// Runtime errors of Swift. (O)
    package static let swiftTraps = [
        "Fatal error", "Precondition failed", "Simultaneous accesses", "Assertion failed", "fatalError",
    ]

    /// An uncaught exception. (O)
    package static let uncaughtException = [
        "uncaught exception", "NSException", "Fatal Exception", "NSInvalidArgumentException",
        "NSInternalInconsistencyException", "NSRangeException",
    ]

    /// A line that contains one of these explains the crash in words. (O)
    package static let sentences = [
        "BUG IN CLIENT OF LIBDISPATCH", "BUG IN LIBDISPATCH", "API MISUSE", releaseSuspended, releaseInactive,
        overResume, unownedRead, unexpectedNil,
        "non-zero retain count", "Cannot form weak reference", unrecognizedSelector, simultaneousAccess, "Fatal error",
        "Precondition failed",
        "uncaught exception", "Block was expected", "Assertion failed", "EV_VANISHED", ownQueue, "Fatal Exception",
    ]

    /// A line that contains one of these is part of the report's message, whatever surrounds it. (O)
    package static let marks =
        sentences + [
            "Abort Cause", "EXC_", "SIGTRAP", "SIGILL", "SIGSEGV", "SIGABRT", "KERN_INVALID_ADDRESS", "8badf00d",
        ]
}
