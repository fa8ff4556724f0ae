import Foundation

/// Whether there is a timer is asked, and the timer taken out, while the lock is held.
enum Ledger {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var timer: Timer?

    static func open() {
        let isMissing: Bool = lock.withLock {
            return timer == nil
        }
        if isMissing {
            let made = Timer(timeInterval: 30, repeats: true) { _ in save() }
            RunLoop.main.add(made, forMode: .common)
            lock.withLock { timer = made }
        }
    }

    static func close() {
        let old: Timer? = lock.withLock {
            let old = timer
            timer = nil
            return old
        }
        old?.invalidate()
    }

    private static func save() {}
}
