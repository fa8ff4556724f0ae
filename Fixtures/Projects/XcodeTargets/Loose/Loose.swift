import Foundation

/// No target says that it is built, so nothing is proved of it.
final class Loose {
    private var timer: Timer?
    private var beats = 0

    func start() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { [weak self] _ in self?.beats += 1 }  // expect: default_run_loop_mode(note)
    }

    deinit {
        timer?.invalidate()
    }
}
