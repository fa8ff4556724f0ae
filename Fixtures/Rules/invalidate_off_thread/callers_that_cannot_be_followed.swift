import UIKit

/// A tap is one of the callers; what calls the others' closure is unknown.
final class Meter {
    private let queue = DispatchQueue(label: "meter")
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
        queue.async {
            self.poll?.invalidate()  // expect: invalidate_off_thread
        }
    }

    private func read() {}
}

final class MeterViewController: UIViewController {
    private let meter = Meter()
    private let port = Port()

    override func viewDidLoad() {
        super.viewDidLoad()
        port.whenOpen { [meter] in meter.start() }
    }

    @IBAction private func begin() { meter.start() }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        meter.finish()
    }
}
