import Foundation

/// Lets a block through once for each name.
final class Gate {
    private var passed: [String] = []

    func pass(_ name: String, block: () -> Void) {
        if passed.contains(name) { return }
        passed.append(name)
        block()
    }

    func open(_ name: String) { passed.removeAll { $0 == name } }
}

/// The gate keeps count, so nothing is said about two starts in a row.
final class Blinker {
    static let shared = Blinker()
    private let source = DispatchSource.makeTimerSource(queue: .main)
    private let gate = Gate()

    private init() {
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler { print("blink") }
    }

    func start() {
        gate.pass("blinker") { self.source.resume() }
    }
}
