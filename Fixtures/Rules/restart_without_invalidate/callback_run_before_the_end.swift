import Foundation

/// What the closure starts is ended in its place, and the old timer goes on.
final class Audition {
    private var timer: Timer?
    private var left = 0

    init() {
        begin()
    }

    private func begin() {
        count(from: 10) { [weak self] in
            self?.count(from: 5) { print("over") }
        }
    }

    private func count(from start: Int, done: @escaping () -> Void) {
        left = start
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in  // expect: restart_without_invalidate
            guard let self else { return }
            self.left -= 1
            if self.left == 0 {
                done()
                self.timer?.invalidate()
            }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    deinit {
        timer?.invalidate()
    }
}

/// The closure also runs at a tick that ends nothing.
final class Recital {
    private var timer: Timer?
    private var left = 0

    init() {
        begin()
    }

    private func begin() {
        count(from: 10) { [weak self] in
            self?.count(from: 5) { print("over") }
        }
    }

    private func count(from start: Int, done: @escaping () -> Void) {
        left = start
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in  // expect: restart_without_invalidate
            guard let self else { return }
            self.left -= 1
            if self.left == 0 { self.timer?.invalidate() }
            if self.left < 3 { done() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    deinit {
        timer?.invalidate()
    }
}

/// The old timer has ended, but the next one runs already.
final class Encore {
    private var timer: Timer?
    private var left = 0

    init() {
        begin()
    }

    private func begin() {
        count(from: 10) { [weak self] in
            self?.count(from: 5) { print("over") }
        }
    }

    private func count(from start: Int, done: @escaping () -> Void) {
        left = start
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in  // expect: restart_without_invalidate
            guard let self else { return }
            self.left -= 1
            if self.left == 0 {
                self.rest()
                done()
            }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func rest() {
        timer?.invalidate()
        let timer = Timer(timeInterval: 60, repeats: true) { _ in print("resting") }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    deinit {
        timer?.invalidate()
    }
}
