import Dispatch

/// Whatever queue the source has: the work runs on the one that the caller gives.
final class Pulse {
    private let source: DispatchSourceTimer

    init(queue: DispatchQueue = .main, work: @escaping () -> Void) {
        let own = DispatchQueue(label: "pulse", attributes: .concurrent)
        source = DispatchSource.makeTimerSource(queue: own)
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler {
            queue.async { work() }
        }
        source.activate()
    }

    deinit { source.cancel() }
}

final class Roster {
    private let queue = DispatchQueue(label: "roster")
    private var rounds = 0
    private var pulse: Pulse?

    func begin() {
        guard pulse == nil else { return }
        pulse = Pulse(queue: queue) { [weak self] in self?.rounds += 1 }
    }

    func read() -> Int { queue.sync { rounds } }
}
