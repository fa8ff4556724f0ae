import Foundation

/// Six calls lead from the thread to the end of the timer: each may depend on something.
final class Relay {
    private var timer: Timer?
    private var legs = 0

    func start() {
        DispatchQueue.main.async {
            self.timer?.invalidate()
            let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.legs += 1 }
            RunLoop.main.add(timer, forMode: .common)
            self.timer = timer
        }
    }

    func race() { DispatchQueue.global().async { self.first() } }

    private func first() { if legs > 1 { second() } }
    private func second() { if legs > 2 { third() } }
    private func third() { if legs > 3 { fourth() } }
    private func fourth() { if legs > 4 { fifth() } }
    private func fifth() { if legs > 5 { finish() } }

    private func finish() {
        timer?.invalidate()  // expect: invalidate_off_thread(note)
        timer = nil
    }

    deinit { timer?.invalidate() }
}

/// Five calls.
final class Sprint {
    private var timer: Timer?
    private var legs = 0

    func start() {
        DispatchQueue.main.async {
            self.timer?.invalidate()
            let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.legs += 1 }
            RunLoop.main.add(timer, forMode: .common)
            self.timer = timer
        }
    }

    func race() { DispatchQueue.global().async { self.second() } }

    private func second() { if legs > 2 { third() } }
    private func third() { if legs > 3 { fourth() } }
    private func fourth() { if legs > 4 { fifth() } }
    private func fifth() { if legs > 5 { finish() } }

    private func finish() {
        timer?.invalidate()  // expect: invalidate_off_thread(warning)
        timer = nil
    }

    deinit { timer?.invalidate() }
}
