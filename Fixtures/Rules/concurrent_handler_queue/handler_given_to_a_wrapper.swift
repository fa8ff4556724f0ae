import Dispatch

/// Runs what it is given on a queue of its caller's choice, else on a global one.
final class Pulse {
    private let source: DispatchSourceTimer

    static func every(_ seconds: Double, on queue: DispatchQueue = .global(), run work: @escaping (Pulse) -> Void) -> Pulse {
        Pulse(seconds, queue, work)
    }

    private init(_ seconds: Double, _ queue: DispatchQueue, _ work: @escaping (Pulse) -> Void) {
        source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: .now() + seconds, repeating: seconds)
        source.setEventHandler { [weak self] in
            if let self { work(self) }
        }
        source.activate()
    }

    func end() {
        source.cancel()
    }
}

final class Ledger {
    private let queue = DispatchQueue(label: "ledger")
    private var entries: [Int: String] = [:]
    private var pulses: [Pulse] = []

    func start() {
        pulses.append(Pulse.every(5) { [weak self] _ in  // expect: concurrent_handler_queue
            self?.entries.removeValue(forKey: 0)
        })
        pulses.append(Pulse.every(5, on: queue) { [weak self] _ in
            self?.entries.removeValue(forKey: 1)
        })
        pulses.append(Pulse.every(9, on: .global()) { [weak self] _ in
            self?.queue.async { self?.entries.removeAll() }
        })
    }

    func add(_ text: String, at key: Int) {
        queue.sync { entries[key] = text }
    }
}

/// Another user of the wrapper, with two handlers that share the same state: one fault of its own.
final class Journal {
    private var pages = 0
    private var pulses: [Pulse] = []

    func start() {
        pulses.append(Pulse.every(60) { [weak self] _ in self?.pages += 1 })  // expect: concurrent_handler_queue
        pulses.append(Pulse.every(90) { [weak self] _ in self?.pages += 2 })
    }

    func count() -> Int { pages }
}

/// Runs what it is given on the caller's queue, whatever its own is.
final class Beat {
    private let source: DispatchSourceTimer

    init(queue: DispatchQueue = .main, work: @escaping () -> Void) {
        source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "beat"))
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler {
            queue.async { work() }
        }
        source.activate()
    }

    deinit { source.cancel() }
}

final class Crowd {
    private var heads = 0
    private var beat: Beat?

    func begin() {
        guard beat == nil else { return }
        beat = Beat(queue: .global()) { [weak self] in self?.heads += 1 }  // expect: concurrent_handler_queue
    }

    func count() -> Int { heads }
}
