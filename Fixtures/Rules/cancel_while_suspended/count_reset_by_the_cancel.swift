import Foundation

extension NSLocking {
    func guarded<T>(_ body: () throws -> T) rethrows -> T {
        lock()
        defer { unlock() }
        return try body()
    }
}

/// Cancelling forgets the count, so nobody gives the suspensions back.
final class Job {
    private let lock = NSLock()
    private let source: DispatchSourceTimer
    private var holds = 0
    private var delays: AnyIterator<Double>

    init(delays: AnyIterator<Double>, work: @escaping () -> Void) {
        self.delays = delays
        source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler(handler: work)
        if let delay = self.delays.next(), delay >= 0 {
            source.schedule(deadline: .now() + delay)
        }
        source.resume()
    }

    func suspend() {
        lock.guarded {
            if source.isCancelled { return }
            if holds < UInt64.max {
                source.suspend()
                holds += 1
            }
        }
    }

    func resume() {
        lock.guarded {
            if source.isCancelled { return }
            if holds > 0 {
                source.resume()
                holds -= 1
            }
        }
    }

    func cancel() {
        lock.guarded {
            source.cancel()  // expect: cancel_while_suspended
            holds = 0
        }
    }

    deinit {
        while holds > 0 {
            source.resume()
            holds -= 1
        }
    }
}
