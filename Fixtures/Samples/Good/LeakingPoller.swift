import Foundation

final class LeakingPoller {
    private var timer: Timer?

    init() {
        let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.poll() }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func poll() {}

    deinit {
        timer?.invalidate()
    }
}
