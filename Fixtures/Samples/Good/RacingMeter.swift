import Dispatch

final class RacingMeter {
    private let queue = DispatchQueue(label: "meter")
    private var samples: [Int] = []
    private let source: DispatchSourceTimer

    init() {
        source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: .now(), repeating: .milliseconds(100))
        source.setEventHandler { [weak self] in self?.samples.append(1) }
        source.activate()
    }

    func drain() -> [Int] {
        queue.sync {
            defer { samples.removeAll() }
            return samples
        }
    }
}
