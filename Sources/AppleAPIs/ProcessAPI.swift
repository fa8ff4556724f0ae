/// What a process does around timers: printing, checking, waiting, ending.
package enum ProcessAPI {
    /// They never return. (D)
    package static let neverReturning: Set<String> = [
        "fatalError", "preconditionFailure", "abort", "exit", "dispatchMain",
    ]

    /// They write what they are given and keep nothing. (D)
    package static let printing: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log"]

    /// They check what they are given and keep nothing. (D)
    package static let assertions: Set<String> = [
        "assert", "precondition", "assertionFailure", "NSAssert", "NSParameterAssert", "NSCAssert",
    ]

    /// They turn what they are given into text, or check it, and keep nothing. (D)
    package static let describing: Set<String> = printing.union(assertions).union(["String"])

    /// They block the thread, or run a loop on it. (D)
    package static let waits: Set<String> = [
        "wait", "sleep", "usleep", "nanosleep", "dispatchMain", "CFRunLoopRun", "waitForExpectations", "fulfillment",
        "withExtendedLifetime", "readLine", "getchar", "runModal", "waitUntilExit",
    ]

    /// They block as a run loop's, a thread's or the C library's; other types have methods of these names. (D)
    package static let possibleWaits: Set<String> = ["run", "join", "pause"]

    /// They look at what they are given and keep nothing. (D)
    package static let inspecting: Set<String> = printing.union(assertions).union(TestAPI.assertions).union([
        "ObjectIdentifier", "type", "isKnownUniquelyReferenced",
    ])
}
