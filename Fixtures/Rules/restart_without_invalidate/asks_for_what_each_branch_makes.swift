import UIKit

/// Each branch sets the state that is asked for.
final class GaugeViewController: UIViewController {
    private let level = UIProgressView()
    private var pace: Double?
    private var timer: Timer?
    var isSaving = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        start()
    }

    private func start() {
        guard pace == nil else { return }
        if isSaving {
            pace = 1
            let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.step() }
            RunLoop.main.add(timer, forMode: .common)
            self.timer = timer
        } else {
            pace = 0.1
            let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.step() }
            RunLoop.main.add(timer, forMode: .common)
            self.timer = timer
        }
    }

    private func step() { level.progress += 0.1 }

    deinit { timer?.invalidate() }
}
