import Foundation
import XCTest

public final class Heartbeat {
    private var timer: Timer?

    public func start() {
        let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in
            self?.beat()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    public func stop() { timer?.invalidate() }
    private func beat() {}
}
