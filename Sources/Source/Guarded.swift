#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A value protected by a lock. Copies share it. One allocation holds both, because every file has several.
@usableFromInline package struct Guarded<Value>: @unchecked Sendable {
    @usableFromInline let storage: ManagedBuffer<Value, pthread_mutex_t>

    package init(_ value: Value) {
        storage = LockedStorage.create(minimumCapacity: 1) { storage in
            storage.withUnsafeMutablePointerToElements { _ = pthread_mutex_init($0, nil) }
            return value
        }
    }

    /// `body` must not take the same lock again.
    @inlinable package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        storage.withUnsafeMutablePointers { value, mutex in
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            return body(&value.pointee)
        }
    }
}

private final class LockedStorage<Value>: ManagedBuffer<Value, pthread_mutex_t> {
    deinit { withUnsafeMutablePointerToElements { _ = pthread_mutex_destroy($0) } }
}
