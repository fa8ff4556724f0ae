import Dispatch
import os

final class Lease: Sendable {
    private struct State {
        var timer: DispatchSourceTimer?
        var isPaused = false
    }

    private let state = OSAllocatedUnfairLock(uncheckedState: State())

    func begin() {
        state.withLockUnchecked {
            guard $0.timer == nil else { return }
            let made = DispatchSource.makeTimerSource(queue: .main)
            made.schedule(deadline: .now(), repeating: 1)
            made.setEventHandler { print("renew") }
            made.activate()
            $0.timer = made
        }
    }

    func pause() {
        state.withLockUnchecked {
            guard !$0.isPaused, $0.timer != nil else { return }
            $0.isPaused = true
            $0.timer?.suspend()
        }
    }

    func end() {
        state.withLockUnchecked {
            $0.timer?.cancel()  // expect: cancel_while_suspended
            $0.timer = nil
            $0.isPaused = false
        }
    }

    deinit {
        state.withLockUnchecked { if $0.isPaused { $0.timer?.resume() } }
    }
}

/// A method of the type lends its own state to the closure.
final class LentLease {
    private struct State {
        var timer: DispatchSourceTimer?
        var isPaused = false
    }

    private var state = State()

    private func mutate(_ body: (inout State) -> Void) { body(&state) }

    func begin() {
        mutate { state in
            guard state.timer == nil else { return }
            let made = DispatchSource.makeTimerSource(queue: .main)
            made.schedule(deadline: .now(), repeating: 1)
            made.setEventHandler { print("renew") }
            made.activate()
            state.timer = made
        }
    }

    func pause() {
        mutate { state in
            guard !state.isPaused, state.timer != nil else { return }
            state.isPaused = true
            state.timer?.suspend()
        }
    }

    func end() {
        mutate { state in
            state.timer?.cancel()  // expect: cancel_while_suspended
            state.timer = nil
            state.isPaused = false
        }
    }

    deinit {
        mutate { state in if state.isPaused { state.timer?.resume() } }
    }
}
