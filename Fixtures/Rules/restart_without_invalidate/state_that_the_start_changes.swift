import Foundation

/// Polls while anybody listens.
final class Watch {
    private var timer: Timer?
    private var listeners: Set<Int> = []
    private var isOn = false { didSet { } }
    private var ticker: Timer?
    private var running: Bool { isOn }

    func add(_ listener: Int) {
        if listeners.isEmpty {
            let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.poll() }
            RunLoop.main.add(timer, forMode: .common)
            self.timer = timer
        }
        listeners.insert(listener)
    }

    func remove(_ listener: Int) {
        listeners.remove(listener)
        if listeners.isEmpty { timer?.invalidate() }
    }

    func toggle() {
        if running { end() } else { begin() }
    }

    private func begin() {
        isOn = true
        let ticker = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.poll() }
        RunLoop.main.add(ticker, forMode: .common)
        self.ticker = ticker
    }

    private func end() {
        isOn = false
        ticker?.invalidate()
    }

    private func poll() {}
}
