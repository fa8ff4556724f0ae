import Foundation

/// Is never released: the timer keeps its target, and only deinit would end it.
final class LeakingPoller: NSObject {
    private var timer: Timer?

    override init() {
        super.init()
        let timer = Timer(timeInterval: 5, target: self, selector: #selector(poll), userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    @objc private func poll() {}

    deinit {
        timer?.invalidate()
    }
}
