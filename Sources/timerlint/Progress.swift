import TimerlintSource
import TimerlintWorkspace

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Says on a terminal what a run is at, on the last line of standard error, for whatever takes more than a second.
/// Nothing of it is left afterwards, and in a pipe there is nothing of it to begin with.
final class Progress: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private var work: String?
    private var start = ContinuousClock.now
    /// What stands there now.
    private var drawn: String?

    /// `nil` where nobody would see it.
    init?() {
        guard Console.canShowProgress else { return nil }
        mutex = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        // Lives as long as the process: it waits for work most of the time.
        guard let thread = startThread({ [self] in while true { usleep(100_000); draw() } }) else { return nil }
        pthread_detach(thread)
    }

    func begin(_ work: String) {
        locked {
            if self.work == nil { start = .now }
            self.work = work
        }
    }

    /// Takes the line away.
    func end() {
        locked {
            work = nil
            if drawn != nil { Console.draw("\r\u{1B}[K") }
            drawn = nil
        }
    }

    private func draw() {
        locked {
            guard let work else { return }
            let elapsed = (ContinuousClock.now - start).components.seconds
            let text = "timerlint: \(work)… \(elapsed) s"
            guard elapsed >= 1, text != drawn else { return }
            Console.draw("\r\u{1B}[K\(text)")
            drawn = text
        }
    }

    private func locked(_ body: () -> Void) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        body()
    }
}
