import Foundation

/// The first piece of work starts the clock, the last one stops it.
public final class BusySign {
    private var clock: Timer?
    private var depth = 0

    public func enter() {
        depth += 1
        if depth == 1 {
            let clock = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
            RunLoop.main.add(clock, forMode: .common)
            self.clock = clock
        }
    }

    public func leave() {
        depth -= 1
        if depth == 0 { clock?.invalidate() }
    }

    private func tick() {}
}
