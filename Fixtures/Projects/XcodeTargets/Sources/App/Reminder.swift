import UIKit

/// The settings of its target put it on the main actor, where a run loop runs.
public final class Reminder {
    private var isDue = false

    func remind() async {
        await Task.yield()
        schedule()
    }

    private func schedule() {
        Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in self?.isDue = true }
    }
}
