import Foundation

final class Synchronized<Value> {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value { lock.withLock { stored } }

    func setValue(_ value: Value) { lock.withLock { stored = value } }
}

/// This box says whether it is connected, which starting does not change.
public final class Caller {
    private let isConnected = Synchronized(false)
    private var timer: Timer?

    public func start() {
        guard isConnected.value else { return }
        self.timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { _ in print("called") }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    public func connect() { isConnected.setValue(true) }

    public func stop() { timer?.invalidate() }
}
