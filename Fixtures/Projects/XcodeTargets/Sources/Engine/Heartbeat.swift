import Foundation

/// Its target has no user interface, so that no scrolling stops the timer.
public final class Heartbeat {
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
