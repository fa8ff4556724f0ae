import Foundation

final class Pair {
    private var slow: Timer?
    private var fast: Timer?

    init() {
        slow = Timer(timeInterval: 10, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.turn()
        }
        fast = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.turn()
        }
        for timer in [slow, fast].compactMap({ $0 }) {
            RunLoop.main.add(timer, forMode: .common)
        }
    }

    deinit {
        slow?.invalidate()
        fast?.invalidate()
    }

    private func turn() {}
}
