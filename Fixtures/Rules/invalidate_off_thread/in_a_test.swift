import Foundation
import XCTest

final class Pinger {
    private var timer: Timer?

    func start() {
        DispatchQueue.main.async {
            self.timer = Timer.scheduledTimer(
                withTimeInterval: 5, repeats: true
            ) { [weak self] _ in
                self?.ping()
            }
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    private func ping() {}
}
