import Foundation
import XCTest

final class Heartbeat {
    private var timer: Timer?

    func start() {
        timer?.invalidate()
        let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in
            self?.beat()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func beat() {}
}
