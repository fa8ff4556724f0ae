import Foundation
import XCTest

final class Ticker {
    private var timer: Timer?

    init() {
        let timer = Timer(timeInterval: 1, repeats: true) { _ in
            self.tick()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func tick() {}

    deinit {
        timer?.invalidate()
    }
}
