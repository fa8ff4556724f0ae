import Foundation

/// Nothing puts it on an actor: its async functions run where no run loop does.
public final class AlarmClock {
    private var isDue = false

    func remind() async {
        await Task.yield()
        schedule()
    }

    private func schedule() {
        Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in self?.isDue = true }  // expect: no_run_loop(error)
    }
}
