import TimerlintCProcess

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Maps the elements on up to `jobs` threads with large stacks. The results are in the order of the elements
/// for any number of jobs. Threads take one element at a time, in order.
package func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
) -> [Result] {
    guard !elements.isEmpty else { return [] }
    let queue = WorkQueue(count: elements.count)
    let results = UnsafeMutablePointer<Result>.allocate(capacity: elements.count)
    defer { results.deallocate() }
    // Each slot is written once by one thread and read after all threads have ended.
    nonisolated(unsafe) let slots = results
    runOnThreads(count: min(max(jobs, 1), elements.count)) {
        while let index = queue.next() {
            (slots + index).initialize(to: transform(elements[index]))
        }
    }
    defer { results.deinitialize(count: elements.count) }
    return Array(UnsafeBufferPointer(start: results, count: elements.count))
}

/// Hands out each number below `count` once.
private final class WorkQueue: @unchecked Sendable {
    private let count: Int
    private var position = 0
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init(count: Int) {
        self.count = count
        mutex = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func next() -> Int? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        guard position < count else { return nil }
        defer { position += 1 }
        return position
    }
}

/// Stack size of a worker thread in bytes. The parsers are recursive and bound their depth to fit.
package let workerStackSize = 16 << 20

/// Runs the same body on several threads and waits for all of them. If the system refuses a thread, fewer do
/// the work.
private func runOnThreads(count: Int, _ body: @escaping @Sendable () -> Void) {
    // The threads inherit the crash-recovery unit of the thread that waits for them.
    nonisolated(unsafe) let unit = crash_recovery_current_unit()
    let threads = (0..<count).compactMap { _ in
        startThread {
            let signalStack = crash_recovery_enter_thread()
            defer { crash_recovery_leave_thread(signalStack) }
            crash_recovery_set_unit(unit)
            body()
        }
    }
    if threads.isEmpty { body() }
    for thread in threads { pthread_join(thread, nil) }
}

private final class ThreadBody {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Starts a thread with a large stack. `nil` if the system refuses it.
package func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, workerStackSize)
    let argument = Unmanaged.passRetained(ThreadBody(body)).toOpaque()
    #if canImport(Darwin)
        var thread: pthread_t?
        let result = pthread_create(&thread, &attributes, { run($0) }, argument)
    #else
        var thread = pthread_t()
        let result = pthread_create(&thread, &attributes, { run($0!) }, argument)
    #endif
    if result != 0 { Unmanaged<ThreadBody>.fromOpaque(argument).release() }
    return result == 0 ? thread : nil
}

private func run(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
    return nil
}
