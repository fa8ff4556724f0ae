import Dispatch

/// Nobody leaves the queue to its default value.
final class Tick {
    private var count = 0
    private let source: DispatchSourceTimer

    init(on queue: DispatchQueue = .global()) {
        source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler { [weak self] in self?.count += 1 }
        source.activate()
    }

    func reset() {
        count = 0
    }
}

final class Clock {
    private let queue = DispatchQueue(label: "clock")
    private lazy var tick = Tick(on: queue)
}
