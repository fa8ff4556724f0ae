import Dispatch

enum Queues {
    static func serial(_ label: String) -> DispatchQueue {
        DispatchQueue(label: label, qos: .utility)
    }
}

final class Gauge {
    private let queue = Queues.serial("gauge")
    private var level = 0
    private var source: DispatchSourceTimer?

    func start() {
        let source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler { [weak self] in self?.level += 1 }
        source.activate()
        self.source = source
    }

    func read() -> Int {
        queue.sync { level }
    }
}
