import UIKit

/// Only a closure of unknown thread starts it.
final class Gauge {
    private let queue = DispatchQueue(label: "gauge")
    private var poll: Timer?

    func start() {
        poll?.invalidate()
        let poll = Timer(timeInterval: 5, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.read()
        }
        RunLoop.current.add(poll, forMode: .common)
        self.poll = poll
    }

    func finish() {
        queue.async { self.poll?.invalidate() }
    }

    private func read() {}
}

final class GaugeViewController: UIViewController {
    private let gauge = Gauge()
    private let port = Port()

    override func viewDidLoad() {
        super.viewDidLoad()
        port.whenOpen { [gauge] in gauge.start() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        gauge.finish()
    }
}
