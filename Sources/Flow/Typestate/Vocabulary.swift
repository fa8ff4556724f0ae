/// What functions that are not in the tree do, by name.
enum Vocabulary {
    static let sourceTypes = ["DispatchSourceTimer", "DispatchSourceProtocol", "DispatchSource", "DispatchObject"]

    /// The methods that the C functions of Swift 2 became.
    static let methodNames = [
        "dispatch_resume": "resume", "dispatch_suspend": "suspend", "dispatch_activate": "activate", "dispatch_source_cancel": "cancel",
        "dispatch_source_set_timer": "setTimer", "dispatch_source_set_event_handler": "setEventHandler",
        "dispatch_source_set_cancel_handler": "setCancelHandler",
    ]

    /// They look at what they are given and keep nothing.
    static let harmless: Set<String> = [
        "print", "debugPrint", "dump", "NSLog", "os_log", "assert", "precondition", "assertionFailure", "XCTAssert", "XCTAssertTrue",
        "XCTAssertFalse", "XCTAssertNil", "XCTAssertNotNil", "XCTAssertEqual", "ObjectIdentifier", "type", "isKnownUniquelyReferenced",
    ]

    /// They call the closure they are given before they return, once.
    static let runsOnceInPlace: Set<String> = [
        "sync", "asyncAndWait", "withLock", "withLockUnchecked", "withLockIfAvailable", "withCriticalRegion", "performAndWait", "autoreleasepool",
        "withExtendedLifetime", "assumeIsolated", "run", "safely", "locked", "lock", "synchronized", "mutate", "modify", "write", "read",
        "around", "access", "protect", "critical", "performWithoutAnimation", "syncMain", "withUnsafeMutablePointer", "with",
    ]

    /// They call the closure they are given before they return, any number of times.
    static let runsForEach: Set<String> = [
        "forEach", "map", "compactMap", "flatMap", "filter", "first", "contains", "allSatisfy", "reduce", "sorted", "concurrentPerform",
    ]

    /// They call the closure they are given once, when the code that hands it over is done.
    static let runsSoon: Set<String> = ["async", "Task", "detached", "addOperation", "mainAsync", "onMain"]

    /// They may call the closure they are given many times.
    static let runsRepeatedly: Set<String> = [
        "scheduledTimer", "addObserver", "addPeriodicTimeObserver", "observe", "sink", "publisher", "onReceive", "onChange", "onAppear",
        "onDisappear", "subscribe", "addAction", "setEventHandler", "setUpdateHandler", "addListener", "register",
    ]
}
