import Foundation

/// A value behind a lock.
final class Locked<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = NSLock()

    init(_ value: Value) {
        self.value = value
    }

    func change(_ body: (inout Value) -> Void) {
        lock.lock()
        defer { lock.unlock() }
        body(&value)
    }
}

public final class Recording {
    private struct State {
        var timeout: Task<Void, Never>?
        var isOn = false
    }

    private let state = Locked(State())
    private var hint: Task<Void, Error>?
    private var turn = 0
    private var turnTask: Task<Void, Never>?

    public func begin(for seconds: Double) {
        state.change { state in
            state.isOn = true
            state.timeout = Task { [weak self] in  // expect: uncancelled_timer_task
                try? await Task.sleep(for: .seconds(seconds))
                self?.stop()
            }
        }
    }

    public func remind() {
        hint?.cancel()
        hint = Task { [weak self] in
            try await Task.sleep(for: .seconds(3))
            self?.stop()
        }
    }

    /// Each timeout knows whether it is still its turn.
    public func beginCounted() {
        turn += 1
        turnTask = Task { [weak self, turn] in
            try? await Task.sleep(for: .seconds(3))
            guard let self, self.turn == turn else { return }
            self.stop()
        }
    }

    public func stop() {
        state.change { $0.isOn = false }
    }
}
