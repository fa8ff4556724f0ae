import Foundation

/// What takes a visitor away does not stop the clock: the next first one starts another.
public final class Doorman {
    private var clock: Timer?
    private var visitors = 0

    public func welcome() {
        visitors += 1
        if visitors == 1 {
            self.clock?.invalidate()
            let clock = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
            RunLoop.main.add(clock, forMode: .common)
            self.clock = clock
        }
    }

    public func dismiss() {
        visitors -= 1
    }

    public func goHome() {
        clock?.invalidate()
    }

    private func tick() {}
}
