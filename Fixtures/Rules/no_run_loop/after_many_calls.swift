import Foundation

/// Six calls lead from the queue to the timer: each may depend on something.
final class Ladder {
    private let queue = DispatchQueue(label: "ladder")
    private var rungs = 0

    func raise() { rungs += 1 }

    func climb() { queue.async { self.first() } }

    private func first() { if rungs > 1 { second() } }
    private func second() { if rungs > 2 { third() } }
    private func third() { if rungs > 3 { fourth() } }
    private func fourth() { if rungs > 4 { fifth() } }
    private func fifth() { if rungs > 5 { rest() } }

    private func rest() {
        Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { _ in print("rested") }  // expect: no_run_loop(warning)
    }
}
