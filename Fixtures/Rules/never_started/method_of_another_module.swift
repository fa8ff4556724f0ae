import Foundation
import TimerKit

/// `begin(in:)` is TimerKit's: it may add the timer. `fire()` and `tolerance` are Foundation's, which do not.
final class Poller {
    private var timer: Timer?
    private var backup: Timer?

    func start() {
        stop()
        let timer = Timer(timeInterval: 10, repeats: true) { [weak self] _ in self?.poll() }
        timer.begin(in: .common)
        self.timer = timer
        backup = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.poll() }  // expect: never_started(error)
        backup?.tolerance = 6
        backup?.fire()
    }

    func stop() {
        timer?.invalidate()
        backup?.invalidate()
    }

    private func poll() {}
}
