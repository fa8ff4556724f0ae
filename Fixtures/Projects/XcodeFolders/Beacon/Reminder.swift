import UIKit

/// The folder belongs to a target that puts it on the main actor, where a run loop runs.
final class Reminder {
    private let shown = Shown()
    private var isDue = false

    func remind() async {
        shown.start()
        await Task.yield()
        schedule()
    }

    private func schedule() {
        Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in self?.isDue = true }
    }
}
