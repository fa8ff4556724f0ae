import Dispatch

/// Its handler and `drain()` change one array at the same time.
final class RacingMeter {
    private var samples: [Int] = []
    private let source = DispatchSource.makeTimerSource(queue: .global())

    init() {
        source.schedule(deadline: .now(), repeating: .milliseconds(100))
        source.setEventHandler { [weak self] in self?.samples.append(1) }
        source.activate()
    }

    func drain() -> [Int] {
        defer { samples.removeAll() }
        return samples
    }
}
