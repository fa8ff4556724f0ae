import Foundation

final class Poll {
    private var timer: Timer?
    private var interval = 1.0

    func set(interval: TimeInterval) {
        if timer == nil {
            run(every: interval)
        } else if let timer, timer.timeInterval != interval {
            run(every: interval)
        }
    }

    func restartIfDead() {
        if let timer, !timer.isValid {
            run(every: interval)
        }
    }

    func stop() {
        timer?.invalidate()
    }

    private func run(every interval: TimeInterval) {
        let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in self?.ask() }  // expect: restart_without_invalidate(note)
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func ask() {}
}
