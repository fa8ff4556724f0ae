import Foundation
import XCTest

final class Stopwatch {
    private var start = Date()
    private var timer: Timer?

    func begin(_ show: @escaping (TimeInterval) -> Void) {
        timer?.invalidate()
        start = Date()
        let timer = Timer(
            timeInterval: 0.1, repeats: true
        ) { [weak self] _ in
            guard let self else { return }
            show(Date().timeIntervalSince(start))
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    deinit { timer?.invalidate() }
}
