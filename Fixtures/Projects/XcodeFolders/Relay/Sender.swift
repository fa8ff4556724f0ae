import Foundation

/// Async functions of this target stay where they are called, which may be anywhere.
final class Sender {
    private var isDue = false

    func send() async {
        await Task.yield()
        schedule()
    }

    private func schedule() {
        Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in self?.isDue = true }
    }
}
