import Foundation
import XCTest

final class Poller {
    private var timer: Timer?

    func start() {
        timer?.invalidate()
        let timer = Timer(
            timeInterval: 60, repeats: true
        ) { [weak self] _ in
            self?.poll()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func stop() { timer?.invalidate() }
    private func poll() {}
}
