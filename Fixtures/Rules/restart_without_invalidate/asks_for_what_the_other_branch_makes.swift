import UIKit

/// Where there is no link, nothing tells that the timer runs.
final class MeterViewController: UIViewController {
    private let level = UIProgressView()
    private var link: CADisplayLink?
    private var timer: Timer?
    var isSaving = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        start()
    }

    private func start() {
        guard link == nil else { return }
        if !isSaving {
            let link = CADisplayLink(target: Weakly(self), selector: #selector(Weakly.step))
            link.add(to: .main, forMode: .common)
            self.link = link
        } else {
            let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.step() }  // expect: restart_without_invalidate
            RunLoop.main.add(timer, forMode: .common)
            self.timer = timer
        }
    }

    fileprivate func step() { level.progress += 0.1 }

    deinit {
        link?.invalidate()
        timer?.invalidate()
    }
}

private final class Weakly {
    private weak var meter: MeterViewController?

    init(_ meter: MeterViewController) { self.meter = meter }

    @objc func step() { meter?.step() }
}
