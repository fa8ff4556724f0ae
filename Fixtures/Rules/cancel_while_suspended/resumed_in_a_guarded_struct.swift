import Dispatch
import os

final class ResumedLease: Sendable {
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
            if $0.isPaused { $0.timer?.resume() }
            $0.timer?.cancel()
            $0.timer = nil
            $0.isPaused = false
        }
    }

    deinit { end() }
}
