import Foundation

/// Each change ends the pending start and the running clock: the start that comes finds none.
final class Preview {
    private var pending: Timer?
    private var clock: Timer?
    var text = "" { didSet { refresh() } }

    private func refresh() {
        pending?.invalidate()
        clock?.invalidate()
        pending = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
            self?.start()
        }
    }

    private func start() {
        let clock = Timer(timeInterval: 10, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.text = ""
        }
        RunLoop.main.add(clock, forMode: .common)
        self.clock = clock
    }
}
