import Foundation

/// Its timer's block is a bound method, so it lives until the timer ends.
final class Countdown {
    private var timer: Timer?
    let end: Date

    init(to end: Date) {
        self.end = end
    }

    func begin() {
        timer = Timer(timeInterval: 1, repeats: true, block: turn)  // expect: strong_self_in_handler(note)
        timer.map { RunLoop.main.add($0, forMode: .common) }
    }

    func halt() {
        timer?.invalidate()
    }

    private func turn(_ timer: Timer) {
        if end < Date() { timer.invalidate() }
    }
}

final class Offer {
    private var countdown: Countdown?
    private var price = 0

    func show(until end: Date) {
        if countdown == nil {
            start(until: end)
        } else if let countdown, countdown.end != end {
            start(until: end)
        }
    }

    private func start(until end: Date) {
        countdown = Countdown(to: end)  // expect: restart_without_invalidate(note)
        countdown?.begin()
    }
}

final class CarefulOffer {
    private var countdown: Countdown?

    func show(until end: Date) {
        countdown?.halt()
        countdown = Countdown(to: end)
        countdown?.begin()
    }

    func showOnce(until end: Date) {
        guard countdown == nil else { return }
        countdown = Countdown(to: end)
    }
}

/// Never ends by itself.
final class Beat {
    private var timer: Timer?

    func begin() {
        timer?.invalidate()
        timer = Timer(timeInterval: 1, repeats: true, block: turn)  // expect: strong_self_in_handler(note)
        timer.map { RunLoop.main.add($0, forMode: .common) }
    }

    func halt() {
        timer?.invalidate()
    }

    private func turn(_ timer: Timer) {}
}

public final class Song {
    private var beat: Beat?

    public func play() {
        beat = Beat()  // expect: restart_without_invalidate
        beat?.begin()
    }
}
