import Foundation

/// Built for tests alone, though it imports nothing that says so.
public final class FakeClock {
    func tick() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.turn() }
    }

    private func turn() {}
}
