import Foundation

/// A command-line tool has nothing that scrolls.
final class Heartbeat {
    private var timer: Timer?
    private var beats = 0

    func start() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { [weak self] _ in self?.beats += 1 }
    }

    deinit {
        timer?.invalidate()
    }
}
