import UIKit

protocol LapListener: AnyObject {
    func didLap(_ lap: Int)
}

/// What the handler uses is given before the call that starts it.
final class LapCounter {
    weak var listener: LapListener?
    var lap = 0
    private var source: DispatchSourceTimer?

    func run() {
        guard source == nil else { return }
        let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "laps"))
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler { [weak self] in
            guard let self else { return }
            self.lap += 1
            self.listener?.didLap(self.lap)
        }
        source.activate()
        self.source = source
    }

    deinit { source?.cancel() }
}

final class RaceViewController: UIViewController, LapListener {
    private let counter = LapCounter()

    override func viewDidLoad() {
        super.viewDidLoad()
        counter.listener = self
        counter.lap = 100
        counter.run()
    }

    func didLap(_ lap: Int) { print(lap) }
}
