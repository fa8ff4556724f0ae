import Dispatch

protocol LapListener: AnyObject {
    func didLap(_ lap: Int)
}

/// What the handler uses is given before the first call of `run`, by its caller and by that one's caller.
final class LapCounter {
    weak var listener: LapListener?
    var lap = 0
    private var pace = 1
    private var source: DispatchSourceTimer?

    func begin(pace: Int) {
        guard source == nil else { return }
        self.pace = pace
        run()
    }

    private func run() {
        let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "laps"))
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler { [weak self] in
            guard let self else { return }
            self.lap += self.pace
            self.listener?.didLap(self.lap)
        }
        source.activate()
        self.source = source
    }

    deinit { source?.cancel() }
}

final class Race: LapListener {
    private let counter = LapCounter()

    func start() {
        counter.listener = self
        counter.lap = 100
        counter.begin(pace: 2)
    }

    func didLap(_ lap: Int) { print(lap) }
}
