import Foundation

/// Lies in the tool's folder and is built into the app instead.
final class Shown {
    private var timer: Timer?
    private var turns = 0

    func start() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.turns += 1 }  // expect: default_run_loop_mode(note)
    }

    deinit {
        timer?.invalidate()
    }
}
