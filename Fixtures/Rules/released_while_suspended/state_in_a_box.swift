import Dispatch
import Foundation

/// A value behind a lock, made with its first value.
final class AtomicBox<Value> {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }

    func mutate(_ change: (inout Value) -> Void) { lock.withLock { change(&stored) } }
}

final class Careful {
    private enum State { case idle, running }

    private let source = DispatchSource.makeTimerSource(queue: .main)
    private let state = AtomicBox(State.idle)

    init(tick: @escaping () -> Void) {
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler(handler: tick)
    }

    func start() {
        guard state.value == .idle else { return }
        state.mutate { $0 = .running }
        source.resume()
    }

    func stop() {
        guard state.value == .running else { return }
        state.value = .idle
        source.suspend()
    }

    deinit { start() }
}

final class Careless {
    private enum State { case idle, running }

    private let source = DispatchSource.makeTimerSource(queue: .main)
    private let state = AtomicBox(State.idle)

    init(tick: @escaping () -> Void) {
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler(handler: tick)
        start()
    }

    func start() {
        guard state.value == .idle else { return }
        state.mutate { $0 = .running }
        source.resume()
    }

    func stop() {
        guard state.value == .running else { return }
        state.value = .idle
        source.suspend()
    }

    deinit {  // expect: released_while_suspended
        print("gone")
    }
}
