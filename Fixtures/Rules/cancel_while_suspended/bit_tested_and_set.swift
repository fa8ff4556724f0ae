import Foundation

/// The bit lets only the first call in, whether or not the timer was ever fired.
public final class OnceTimer {
    private let ended = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
    private var source: DispatchSourceTimer?
    private var isRunning = false

    public init(queue: DispatchQueue, tick: @escaping () -> Void) {
        source = DispatchSource.makeTimerSource(queue: queue)
        source?.schedule(deadline: .now(), repeating: 1)
        source?.setEventHandler(handler: tick)
    }

    public func fire() {
        guard !isRunning, let source = source else { return }
        isRunning = true
        source.resume()
    }

    public func invalidate() {
        if !OSAtomicTestAndSetBarrier(7, ended) {
            if let timer = source {
                timer.cancel()  // expect: cancel_while_suspended(error)
                source = nil
            }
        }
    }

    deinit {
        invalidate()
        ended.deallocate()
    }
}

/// The bit says that the source runs: whoever sets it resumes, whoever finds it set suspends.
public final class SwitchedTimer {
    private let running = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
    private let source: DispatchSourceTimer

    public init(queue: DispatchQueue, tick: @escaping () -> Void) {
        running.initialize(to: 0)
        source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler(handler: tick)
    }

    public func resume() {
        if !OSAtomicTestAndSet(0, running) { source.resume() }
    }

    public func suspend() {
        if OSAtomicTestAndClear(0, running) { source.suspend() }
    }

    deinit {
        source.cancel()
        resume()
    }
}

/// The same with a flag of its own, and a start before the end.
public final class FlaggedTimer {
    private var flags: UInt32 = 0
    private var source: DispatchSourceTimer?

    public init(queue: DispatchQueue, tick: @escaping () -> Void) {
        source = DispatchSource.makeTimerSource(queue: queue)
        source?.schedule(deadline: .now(), repeating: 1)
        source?.setEventHandler(handler: tick)
    }

    public func fire() {
        if !OSAtomicTestAndSet(1, &flags) { source?.resume() }
    }

    public func invalidate() {
        fire()
        if !OSAtomicTestAndSet(2, &flags) {
            source?.cancel()
            source = nil
        }
    }

    deinit { invalidate() }
}

/// Another function may have set the bit before: whether the source was started is not known.
public final class MaskedTimer {
    private let ended = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
    private var source: DispatchSourceTimer?

    public init(mask: UInt32, queue: DispatchQueue, tick: @escaping () -> Void) {
        OSAtomicOr32(mask, ended)
        source = DispatchSource.makeTimerSource(queue: queue)
        source?.schedule(deadline: .now(), repeating: 1)
        source?.setEventHandler(handler: tick)
        if !OSAtomicTestAndSet(0, ended) { source?.resume() }
    }

    public func invalidate() {
        if OSAtomicTestAndClear(0, ended) {
            source?.cancel()
            source = nil
        }
    }

    deinit { invalidate() }
}
