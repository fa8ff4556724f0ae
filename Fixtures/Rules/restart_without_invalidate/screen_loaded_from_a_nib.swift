import UIKit

/// Each start is on another screen, which the nib has just made.
final class LockScreen: UIViewController {
    private var timer: Timer?
    private var rest = 30

    private func block() {
        let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.rest -= 5 }
        timer.tolerance = 1
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }

    @IBAction func lock(_ sender: UIButton) {
        guard let lock = Bundle.main.loadNibNamed("Lock", owner: self)?.first as? LockScreen else { return }
        lock.block()
        present(lock, animated: true)
    }
}
