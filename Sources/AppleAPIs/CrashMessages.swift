/// Sentences that a process dies with, or the parts of them that tell them apart.
package enum CrashMessages {
    /// libdispatch, of an object that is suspended. (O)
    package static let releaseSuspended = "Release of a suspended object"

    /// libdispatch, of an object that was never activated. (O)
    package static let releaseInactive = "Release of an inactive object"

    /// libdispatch, of an object that is not suspended. (O)
    package static let overResume = "Over-resume of an"

    /// What libdispatch writes behind a message: a number that says more. (O)
    package static let abortCause = "Abort Cause "

    /// The Swift runtime, of an unowned reference. (O)
    package static let unownedRead = "Attempted to read an unowned reference"

    /// The Swift runtime, of an optional that is unwrapped by force. (O)
    package static let unexpectedNil = "Unexpectedly found nil"

    /// The Swift runtime, of an object that is held or weakly referred to while it is deallocated. (O)
    package static let dyingObject = ["non-zero retain count", "Cannot form weak reference"]

    /// The Objective-C runtime, of a message that nobody understands. (O)
    package static let unrecognizedSelector = "unrecognized selector"

    /// The Swift runtime, of a variable that two threads change. (O)
    package static let simultaneousAccess = "Simultaneous accesses"

    /// The system's watchdog, of a main thread that does not answer. (D)
    package static let watchdog = [
        "0x8badf00d", "8badf00d", "2343432205", "scene-update watchdog", "scene-create watchdog",
    ]

    /// The system, of a process that takes too much memory. (D)
    package static let memoryLimit = [
        "per-process-limit", "vm-pageshortage", "highwater", "EXC_RESOURCE (MEMORY", "RESOURCE_TYPE_MEMORY",
        "jettisoned",
    ]

    /// libdispatch, of a queue that waits for itself. (O)
    package static let ownQueue = "already owned by current thread"

    /// libdispatch, of groups and semaphores. (O)
    package static let groupsAndSemaphores = [
        "Unbalanced call to dispatch_group_leave", "Semaphore object deallocated while in use",
        "Group object deallocated while in use",
    ]

    /// libdispatch, of a descriptor that was closed under a source. (O)
    package static let vanishedDescriptor = ["EV_VANISHED", "do not destroy random mach ports"]

    /// libdispatch, of code on another queue than it demands. (O)
    package static let queueExpectation = [
        "Block was expected to execute on queue", "Block was not expected to execute on queue",
        "Assertion failed: Block was",
    ]

    /// The Swift runtime, of what a program must not do. (O)
    package static let swiftTraps = [
        "Fatal error", "Precondition failed", "Simultaneous accesses", "Assertion failed", "fatalError",
    ]

    /// An exception that nobody caught. (O)
    package static let uncaughtException = [
        "uncaught exception", "NSException", "Fatal Exception", "NSInvalidArgumentException",
        "NSInternalInconsistencyException", "NSRangeException",
    ]

    /// A process used more processor time or woke up more often than it may. (D)
    package static let resourceLimits = ["EXC_RESOURCE", "WAKEUPS", "CPU_FATAL", "cpu usage", "wakeups"]

    /// Lines with one of these say in words what happened. (O)
    package static let sentences = [
        "BUG IN CLIENT OF LIBDISPATCH", "BUG IN LIBDISPATCH", "API MISUSE", releaseSuspended, releaseInactive,
        overResume, unownedRead, unexpectedNil,
        "non-zero retain count", "Cannot form weak reference", unrecognizedSelector, simultaneousAccess, "Fatal error",
        "Precondition failed",
        "uncaught exception", "Block was expected", "Assertion failed", "EV_VANISHED", ownQueue, "Fatal Exception",
    ]

    /// Lines with one of these carry a part of the report's message, whatever stands around it. (O)
    package static let marks =
        sentences + [
            "Abort Cause", "EXC_", "SIGTRAP", "SIGILL", "SIGSEGV", "SIGABRT", "KERN_INVALID_ADDRESS", "8badf00d",
        ]
}
