import Foundation

/// Whether it runs is kept in a box with a lock of its own.
final class Synchronized<Value> {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value { lock.withLock { stored } }

    func setValue(_ value: Value) { lock.withLock { stored = value } }
}

final class LockedValue<Value> {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&stored) } }
}

public final class Receiver {
    private let isRunning = Synchronized(false)
    private var timer: Timer?

    public func start() -> Bool {
        guard !isRunning.value else { return false }
        isRunning.setValue(true)
        let timer = Timer(timeInterval: 1, repeats: true) { _ in print("received") }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        return true
    }

    public func stop() {
        guard isRunning.value else { return }
        isRunning.setValue(false)
        timer?.invalidate()
    }
}

public final class Sender {
    private let isRunning = LockedValue(false)
    private var timer: Timer?

    public func start() {
        if isRunning.withLock({ $0 }) { return }
        isRunning.withLock { $0 = true }
        let timer = Timer(timeInterval: 1, repeats: true) { _ in print("sent") }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    public func stop() {
        isRunning.withLock { $0 = false }
        timer?.invalidate()
    }
}
