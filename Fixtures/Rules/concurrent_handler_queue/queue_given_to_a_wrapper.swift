import Dispatch

/// Every caller says where its work is to run.
final class Metronome {
    private let source: DispatchSourceTimer

    init(queue: DispatchQueue, work: @escaping () -> Void) {
        source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler(handler: work)
        source.activate()
    }
}

final class Orchestra {
    private let queue = DispatchQueue(label: "orchestra")
    private var bars = 0
    private var metronome: Metronome?

    func play() {
        metronome = Metronome(queue: queue) { [weak self] in self?.bars += 1 }
    }

    func bar() -> Int {
        queue.sync { bars }
    }
}
