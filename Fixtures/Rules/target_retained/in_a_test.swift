import UIKit
import XCTest

final class Poller: NSObject {
    private var timer: Timer?

    func start() {
        timer?.invalidate()
        let timer = Timer(
            timeInterval: 5, target: self, selector: #selector(poll),
            userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    @objc private func poll() {}
}
