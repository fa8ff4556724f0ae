import Foundation

/// One atomic step tells and changes the state.
final class Swapping {
    private let source: DispatchSourceTimer
    private var running = State.paused
    private var valid = State.valid

    private enum State {
        static let paused: Int32 = 0
        static let running: Int32 = 1
        static let invalid: Int32 = 0
        static let valid: Int32 = 1
    }

    init(tick: @escaping () -> Void) {
        source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler(handler: tick)
    }

    func start() {
        check()
        if OSAtomicCompareAndSwap32Barrier(State.paused, State.running, &running) { source.resume() }
    }

    func pause() {
        check()
        if OSAtomicCompareAndSwap32Barrier(State.running, State.paused, &running) { source.suspend() }
    }

    func stop() {
        if OSAtomicCompareAndSwap32Barrier(State.valid, State.invalid, &valid) {
            if running == State.paused { source.resume() }
            running = State.paused
            source.cancel()
        }
    }

    private func check() {
        if valid != State.valid {
            NSException(name: .internalInconsistencyException, reason: "stopped", userInfo: nil).raise()
        }
    }

    deinit { stop() }
}

/// The swap is the wrong way round: a second start resumes again.
final class SwappingBack {
    private let source = DispatchSource.makeTimerSource(queue: .main)
    private var running: Int32 = 0

    init(tick: @escaping () -> Void) {
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler(handler: tick)
        source.activate()
    }

    func start() {
        if OSAtomicCompareAndSwap32Barrier(0, 1, &running) { source.resume() }  // expect: over_resume
    }
}
