/// What functions that are not in the tree do, by name.
enum Vocabulary {
    /// The methods that the C functions of Swift 2 became.
    static let methodNames = [
        "dispatch_resume": "resume", "dispatch_suspend": "suspend", "dispatch_activate": "activate", "dispatch_source_cancel": "cancel",
        "dispatch_source_set_timer": "setTimer", "dispatch_source_set_event_handler": "setEventHandler",
        "dispatch_source_set_cancel_handler": "setCancelHandler",
    ]

    /// `Int.max`, and what counters never reach either.
    static func integerLimit(_ member: String, of type: String) -> Int? {
        let isUnsigned = type.hasPrefix("UInt")
        guard isUnsigned || type.hasPrefix("Int"), type.drop(while: \.isLetter).allSatisfy(\.isNumber) else { return nil }
        switch member {
        case "max": return Int.max
        case "min": return isUnsigned ? 0 : Int.min
        default: return nil
        }
    }

    /// Whether a type holds one value behind a lock or as an atomic, by its name.
    static func namesBox(_ type: String) -> Bool { boxes.contains { type.hasPrefix($0) || type.hasSuffix($0) } }

    private static let boxes = ["Atomic", "Protected", "Synchronized", "Locked", "UnfairLock", "Mutex", "Box", "LockIsolated", "ThreadSafe"]

    /// They change what they are called on, where that is a box or the storage of a property wrapper.
    static let boxMutators: Set<String> = [
        "set", "store", "write", "update", "assign", "setValue", "exchange", "swap", "getAndSet", "toggle", "compareExchange", "mutate", "modify",
        "withLock", "withLockUnchecked", "withValue", "access", "with", "withCriticalRegion", "atomically", "mutating", "wrappedValue",
    ]

    /// They put elements into a collection or take some out.
    static let collectionMutators: Set<String> = [
        "removeAll", "removeValue", "removeFirst", "removeLast", "remove", "popLast", "popFirst", "append", "insert", "updateValue",
    ]

    /// They tell a source when and what to do, which does not change whether it traps.
    static let setUp: Set<String> = [
        "schedule", "scheduleOneshot", "scheduleRepeating", "setTimer", "setEventHandler", "setCancelHandler", "setRegistrationHandler",
        "dispatch_source_set_timer", "dispatch_source_set_event_handler", "dispatch_source_set_cancel_handler",
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
        "dispatch_sync", "dispatch_barrier_sync",
    ]

    /// They call the closure they are given before they return, any number of times.
    static let runsForEach: Set<String> = [
        "forEach", "map", "compactMap", "flatMap", "filter", "first", "contains", "allSatisfy", "reduce", "sorted", "concurrentPerform",
    ]

    /// They call the closure they are given once, when the code that hands it over is done.
    static let runsSoon: Set<String> = [
        "async", "Task", "detached", "addOperation", "mainAsync", "onMain", "dispatch_async", "dispatch_barrier_async",
    ]

    /// They may call the closure they are given many times.
    static let runsRepeatedly: Set<String> = [
        "scheduledTimer", "addObserver", "addPeriodicTimeObserver", "observe", "sink", "publisher", "onReceive", "onChange", "onAppear",
        "onDisappear", "subscribe", "addAction", "setEventHandler", "setUpdateHandler", "addListener", "register",
    ]
}
