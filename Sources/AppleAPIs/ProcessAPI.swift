/// Functions around timers that belong to the process: printing, assertions, waiting, exiting.
package enum ProcessAPI {
    /// Functions that never return. (D)
    package static let neverReturning: Set<String> = [
        "fatalError", "preconditionFailure", "abort", "exit", "dispatchMain",
    ]

    /// Functions that print their arguments and do not retain them. (D)
    package static let printing: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log"]

    /// Functions that check their arguments and do not retain them. (D)
    package static let assertions: Set<String> = [
        "assert", "precondition", "assertionFailure", "NSAssert", "NSParameterAssert", "NSCAssert",
    ]

    /// Functions that convert their arguments to text or check them, and do not retain them. (D)
    package static let describing: Set<String> = printing.union(assertions).union(["String"])

    /// Functions and methods that end the process, or leave the function by an exception, in all builds. (D)
    package static let raises: Set<String> = [
        "fatalError", "preconditionFailure", "abort", "exit", "raise", "objc_exception_throw", "__builtin_trap",
    ]

    /// Functions that block the thread or run its run loop. (D)
    package static let waits: Set<String> = [
        "wait", "sleep", "usleep", "nanosleep", "dispatchMain", "CFRunLoopRun", "waitForExpectations", "fulfillment",
        "withExtendedLifetime", "readLine", "getchar", "runModal", "waitUntilExit",
    ]

    /// Methods that block on a run loop, on a thread or in the C library; other types use these names too. (D)
    package static let possibleWaits: Set<String> = ["run", "join", "pause"]

    /// Functions that inspect their arguments and do not retain them. (D)
    package static let inspecting: Set<String> = printing.union(assertions).union(TestAPI.assertions).union([
        "ObjectIdentifier", "type", "isKnownUniquelyReferenced",
    ])
}
