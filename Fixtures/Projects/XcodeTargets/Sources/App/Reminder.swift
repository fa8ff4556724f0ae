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

/// Only a file that no target builds creates it.
final class Siren {
    private var wails = 0

    func start() {
        let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.wails += 1 }  // expect: missing_invalidate(note)
        RunLoop.main.add(timer, forMode: .common)
    }
}
