import Foundation

/// Nothing ends the pending start: two of them make two clocks.
final class Preview {
    private var pending: Timer?
    private var clock: Timer?
    var text = "" { didSet { refresh() } }

    private func refresh() {
        clock?.invalidate()
        pending?.invalidate()
        pending = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
            self?.start()
        }
    }

    private func start() {
        self.clock?.invalidate()
        let clock = Timer(timeInterval: 10, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.text = ""
        }
        RunLoop.main.add(clock, forMode: .common)
        self.clock = clock
    }
}
