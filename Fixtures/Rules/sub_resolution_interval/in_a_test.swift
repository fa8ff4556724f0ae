import Foundation
import XCTest

final class Animator {
    private var timer: Timer?

    func start() {
        timer?.invalidate()
        let timer = Timer(
            timeInterval: 1.0 / 60, repeats: true
        ) { [weak self] _ in
            self?.step()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func stop() { timer?.invalidate() }
    private func step() {}
}
