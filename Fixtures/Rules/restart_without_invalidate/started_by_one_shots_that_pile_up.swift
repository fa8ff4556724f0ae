import Foundation

/// Nothing ends the pending start: two of them make two clocks.
final class Preview {
    private var pending: Timer?
    private var clock: Timer?
    var text = "" { didSet { refresh() } }

    private func refresh() {
        clock?.invalidate()
        pending = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in  // expect: restart_without_invalidate(note)
            self?.start()
        }
    }

    private func start() {
        let clock = Timer(timeInterval: 10, repeats: true) { [weak self] timer in  // expect: restart_without_invalidate
            guard let self else { return timer.invalidate() }
            self.text = ""
        }
        RunLoop.main.add(clock, forMode: .common)
        self.clock = clock
    }
}
