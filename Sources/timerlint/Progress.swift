import TimerlintSource
import TimerlintWorkspace

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Shows the current stage on the last line of a terminal's standard error after one second. Erases the line at
/// the end, and shows nothing in a pipe.
final class Progress: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private var work: String?
    private var start = ContinuousClock.now
    /// The text currently shown.
    private var drawn: String?

    /// `nil` if standard error is not a terminal.
    init?() {
        guard Console.canShowProgress else { return nil }
        mutex = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        // Runs until the process ends; it sleeps most of the time.
        guard let thread = startThread({ [self] in while true { usleep(100_000); draw() } }) else { return nil }
        pthread_detach(thread)
    }

    func begin(_ work: String) {
        locked {
            if self.work == nil { start = .now }
            self.work = work
        }
    }

    /// Erases the line.
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
