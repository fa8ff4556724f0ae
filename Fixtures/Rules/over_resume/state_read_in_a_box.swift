import Dispatch
import Foundation

final class Guarded<Value> {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func write<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}

/// The box says "stopped" while the source runs already.
final class Meter {
    private enum Mode { case stopped, running }

    private let mode = Guarded(Mode.stopped)
    private let source = DispatchSource.makeTimerSource(queue: .main)

    init() {
        source.schedule(deadline: .now(), repeating: 1, leeway: .milliseconds(100))
        source.setEventHandler { print("level") }
        source.activate()
    }

    func start() {
        mode.write { current in
            guard current == .stopped else { return }
            current = .running
            source.resume()  // expect: over_resume
        }
    }

    func stop() {
        mode.write { current in
            guard current == .running else { return }
            current = .stopped
            source.suspend()
        }
    }

    deinit {
        start()
        source.cancel()
    }
}

/// Here it begins with what is true.
final class TrueMeter {
    private let isRunning = Guarded(true)
    private let source = DispatchSource.makeTimerSource(queue: .main)

    init() {
        source.schedule(deadline: .now(), repeating: 1, leeway: .milliseconds(100))
        source.setEventHandler { print("level") }
        source.activate()
    }

    func start() {
        isRunning.write {
            if $0 { return }
            $0 = true
            source.resume()
        }
    }

    func stop() {
        isRunning.write {
            guard $0 else { return }
            $0 = false
            source.suspend()
        }
    }

    deinit {
        start()
        source.cancel()
    }
}
