import Foundation

/// The last tick ends its timer, and then runs the closure that counts on.
final class Rehearsal {
    private var timer: Timer?
    private var left = 0

    init() {
        begin()
    }

    private func begin() {
        count(from: 10) { [weak self] in
            print("breathe")
            self?.count(from: 5) { print("over") }
        }
    }

    private func count(from start: Int, done: @escaping () -> Void) {
        left = start
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.left -= 1
            if self.left == 0 {
                self.timer?.invalidate()
                done()
            }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    deinit {
        timer?.invalidate()
    }
}

/// The closure waits in a property, or goes through another method, until the timer has ended.
final class Lesson {
    private var timer: Timer?
    private var left = 0
    private var whenOver: (() -> Void)?

    init() {
        begin()
    }

    private func begin() {
        teach(for: 40) { [weak self] in
            self?.pause { self?.teach(for: 30) { print("over") } }
        }
    }

    private func teach(for minutes: Int, then next: @escaping () -> Void) {
        whenOver = next
        run(for: minutes)
    }

    private func pause(then next: @escaping () -> Void) {
        finish()
        next()
    }

    private func run(for minutes: Int) {
        left = minutes
        let timer = Timer(timeInterval: 60, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.left -= 1
            guard self.left == 0 else { return }
            self.finish()
            self.whenOver?()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func finish() {
        timer?.invalidate()
        timer = nil
    }

    deinit {
        timer?.invalidate()
    }
}
