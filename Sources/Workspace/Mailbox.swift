#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A blocking queue with several producers and one consumer.
package final class Mailbox<Element: Sendable>: @unchecked Sendable {
    private var elements: [Element] = []
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let filled: UnsafeMutablePointer<pthread_cond_t>

    package init() {
        mutex = .allocate(capacity: 1)
        filled = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(filled, nil)
    }

    deinit {
        pthread_cond_destroy(filled)
        pthread_mutex_destroy(mutex)
        filled.deallocate()
        mutex.deallocate()
    }

    /// Wakes the thread that waits, if there is one.
    package func put(_ element: Element) {
        pthread_mutex_lock(mutex)
        elements.append(element)
        pthread_cond_signal(filled)
        pthread_mutex_unlock(mutex)
    }

    /// The oldest element; `nil` if none arrives within this many seconds.
    package func take(within seconds: Double) -> Element? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        var deadline = Self.time(in: seconds)
        while elements.isEmpty {
            if seconds <= 0 || pthread_cond_timedwait(filled, mutex, &deadline) == ETIMEDOUT { break }
        }
        return elements.isEmpty ? nil : elements.removeFirst()
    }

    /// The oldest element; waits for one if necessary.
    package func take() -> Element {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while elements.isEmpty { pthread_cond_wait(filled, mutex) }
        return elements.removeFirst()
    }

    private static func time(in seconds: Double) -> timespec {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let nanoseconds = now.tv_nsec + Int(seconds.truncatingRemainder(dividingBy: 1) * 1e9)
        return timespec(
            tv_sec: now.tv_sec + Int(seconds) + nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
    }
}
