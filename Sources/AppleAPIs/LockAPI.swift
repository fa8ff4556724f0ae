/// Locks: their types, the calls that acquire one, and types that guard the value they hold.
package enum LockAPI {
    /// Types that are locks or serve as one and hold no value. (D)
    package static let types: Set<String> = [
        "NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock", "DispatchSemaphore", "DispatchQueue",
        "OperationQueue", "os_unfair_lock", "dispatch_queue_t", "dispatch_semaphore_t", "pthread_mutex_t",
        "pthread_rwlock_t", "pthread_cond_t", "OSSpinLock", "NSDistributedLock",
    ]

    /// Prefixes of C functions that take the address of a lock or an atomic. (D)
    package static let primitivePrefixes: [String] = [
        "pthread_mutex_", "pthread_rwlock_", "pthread_cond_", "os_unfair_lock_", "OSSpinLock", "OSAtomic", "atomic_",
        "dispatch_once",
    ]

    /// The beginning of the names of the atomic functions that take the address of a value last. (D)
    package static let atomicPrefix = "OSAtomic"

    /// Pointers to the flags that atomic functions change. (D)
    package static let pointersToFlags: Set<String> = [
        "UnsafeMutablePointer<UInt32>", "UnsafeMutablePointer<Int32>", "UnsafeMutablePointer<UInt8>",
        "UnsafeMutablePointer<Int>", "UnsafeMutablePointer<UInt>",
    ]

    /// Whether an atomic function sets the bit that it tests (`true`) or clears it; `nil` for other functions. (D)
    package static func setsTestedBit(_ function: String) -> Bool? {
        switch function {
        case "OSAtomicTestAndSet", "OSAtomicTestAndSetBarrier": true
        case "OSAtomicTestAndClear", "OSAtomicTestAndClearBarrier": false
        default: nil
        }
    }

    /// The bits that these functions test are numbered from the most significant one of each byte. (D)
    package static func maskOfTestedBit(_ bit: Int) -> Int { (0x80 >> (bit & 7)) << (bit & ~7) }

    /// Types that hold a value behind a lock or as an atomic, from the SDK and from well-known packages. (d)
    package static let guardingTypes: Set<String> = [
        "Mutex", "OSAllocatedUnfairLock", "Atomic", "ManagedAtomic", "Protected", "LockIsolated",
    ]

    /// Types whose methods run their closure argument while holding the lock, whatever the methods are called.
    /// (O)
    package static let closureRunners: Set<String> = guardingTypes.union([
        "NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock",
    ])

    /// Prefixes and suffixes of such types in any project. (O)
    package static let guardingTypeParts: [String] = [
        "Atomic", "Protected", "Synchronized", "Locked", "UnfairLock", "Mutex", "Box", "LockIsolated", "ThreadSafe",
    ]

    /// Whether a type guards the value it holds, judged by its name. (O)
    package static func namesGuardingType(_ type: String) -> Bool {
        guardingTypeParts.contains { type.hasPrefix($0) || type.hasSuffix($0) }
    }

    /// Types whose values any thread may use. (d)
    package static let safeTypes: Set<String> = types.union(guardingTypes).union(["DispatchSourceTimer", "Timer"])

    /// The labels of an atomic's memory orderings, which change no value. (D)
    package static let orderingLabels: Set<String> = ["ordering", "successOrdering", "failureOrdering"]

    /// Properties through which a guarding type gives the value it holds. (O)
    package static let valueProperties: Set<String> = ["value", "wrappedValue", "current", "pointee"]

    /// Methods that change the value of a guarding type or of a property wrapper's storage. (O)
    package static let guardedMutators: Set<String> = [
        "set", "store", "write", "update", "assign", "setValue", "exchange", "swap", "getAndSet", "toggle",
        "compareExchange", "mutate", "modify", "withLock", "withLockUnchecked", "withValue", "access", "with",
        "withCriticalRegion", "atomically", "mutating", "wrappedValue",
    ]

    /// Calls that acquire a lock, until it is released or for the duration of their closure. (D)
    package static let lockingCalls: Set<String> = [
        "lock", "withLock", "withLockUnchecked", "withLockIfAvailable", "os_unfair_lock_lock", "objc_sync_enter",
        "pthread_mutex_lock", "pthread_rwlock_rdlock", "pthread_rwlock_wrlock", "OSSpinLockLock",
    ]

    /// Calls that run their closure exclusively on a serial queue, or wait for a semaphore. (D)
    package static let excludingCalls: Set<String> = [
        "sync", "asyncAndWait", "performAndWait", "performBlockAndWait", "dispatch_sync", "dispatch_barrier_sync",
        "wait", "dispatch_semaphore_wait",
    ]

    /// Common names for a project's own functions that hold a lock while they run their closure. (O)
    package static let teamLockingCalls: Set<String> = [
        "withCriticalScope", "withCriticalRegion", "criticalState", "synchronized", "locked", "mutate", "around",
        "protect", "critical", "atomically",
    ]

    /// All of these: code that calls one is guarded. (O)
    package static let guardingCalls: Set<String> = lockingCalls.union(excludingCalls).union(teamLockingCalls)
}
