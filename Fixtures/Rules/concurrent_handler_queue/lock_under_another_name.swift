import Foundation

extension NSLocking {
    func holding<T>(_ work: () throws -> T) rethrows -> T {
        lock()
        defer { unlock() }
        return try work()
    }
}

/// Its own lock, whose method is no lock by its name.
final class Box<Value> {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func change<T>(_ body: (inout Value) -> T) -> T {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}

final class Throttle {
    private let lock = NSLock()
    private let tokens = Box(0)
    private var calls = 0
    private var timer: DispatchSourceTimer?

    func start() {
        guard timer == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { [weak self] in self?.refill() }
        timer.activate()
        self.timer = timer
    }

    private func refill() {
        lock.holding { calls = 0 }
        tokens.change { $0 += 1 }
    }

    func call() -> Int {
        lock.holding { calls += 1 }
        return lock.holding { calls }
    }
}
