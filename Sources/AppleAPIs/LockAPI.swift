/// Locks: their types, the calls that take one, and types that guard the value they hold.
package enum LockAPI {
    /// Types of variables that are locks or serve as one, and hold no value. (D)
    package static let types: Set<String> = [
        "NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock", "DispatchSemaphore", "DispatchQueue",
        "OperationQueue", "os_unfair_lock", "dispatch_queue_t", "dispatch_semaphore_t", "pthread_mutex_t",
        "pthread_rwlock_t", "pthread_cond_t", "OSSpinLock", "NSDistributedLock",
    ]

    /// The names of C functions that take the address of a lock or an atomic begin with these. (D)
    package static let primitivePrefixes: [String] = [
        "pthread_mutex_", "pthread_rwlock_", "pthread_cond_", "os_unfair_lock_", "OSSpinLock", "OSAtomic", "atomic_",
        "dispatch_once",
    ]

    /// Types that hold a value behind a lock or as an atomic: the SDK's, and those of well-known packages. (d)
    package static let guardingTypes: Set<String> = [
        "Mutex", "OSAllocatedUnfairLock", "Atomic", "ManagedAtomic", "Protected", "LockIsolated",
    ]

    /// Types whose methods that take a closure run it while they hold the lock, whatever the methods' names. (O)
    package static let closureRunners: Set<String> = guardingTypes.union([
        "NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock",
    ])

    /// What the names of such types begin or end with, whoever wrote them. (O)
    package static let guardingTypeParts: [String] = [
        "Atomic", "Protected", "Synchronized", "Locked", "UnfairLock", "Mutex", "Box", "LockIsolated", "ThreadSafe",
    ]

    /// Whether a type guards the value it holds, by its name. (O)
    package static func namesGuardingType(_ type: String) -> Bool {
        guardingTypeParts.contains { type.hasPrefix($0) || type.hasSuffix($0) }
    }

    /// Types whose values any thread may use. (d)
    package static let safeTypes: Set<String> = types.union(guardingTypes).union(["DispatchSourceTimer", "Timer"])

    /// The labels of an atomic's memory orders, which change no value. (D)
    package static let orderingLabels: Set<String> = ["ordering", "successOrdering", "failureOrdering"]

    /// They change what they are called on, where that is a guarding type or the storage of a property wrapper. (O)
    package static let guardedMutators: Set<String> = [
        "set", "store", "write", "update", "assign", "setValue", "exchange", "swap", "getAndSet", "toggle",
        "compareExchange", "mutate", "modify", "withLock", "withLockUnchecked", "withValue", "access", "with",
        "withCriticalRegion", "atomically", "mutating", "wrappedValue",
    ]

    /// They take a lock, until its counterpart or for the closure they are given. (D)
    package static let lockingCalls: Set<String> = [
        "lock", "withLock", "withLockUnchecked", "withLockIfAvailable", "os_unfair_lock_lock", "objc_sync_enter",
        "pthread_mutex_lock", "pthread_rwlock_rdlock", "pthread_rwlock_wrlock", "OSSpinLockLock",
    ]

    /// They keep what they are given apart from the rest of a serial queue's work, or wait for a semaphore. (D)
    package static let excludingCalls: Set<String> = [
        "sync", "asyncAndWait", "performAndWait", "performBlockAndWait", "dispatch_sync", "dispatch_barrier_sync",
        "wait", "dispatch_semaphore_wait",
    ]

    /// What teams call functions that take a lock for their closure. (O)
    package static let teamLockingCalls: Set<String> = [
        "withCriticalScope", "withCriticalRegion", "criticalState", "synchronized", "locked", "mutate", "around",
        "protect", "critical", "atomically",
    ]

    /// All of these: code that calls one is guarded. (O)
    package static let guardingCalls: Set<String> = lockingCalls.union(excludingCalls).union(teamLockingCalls)
}
