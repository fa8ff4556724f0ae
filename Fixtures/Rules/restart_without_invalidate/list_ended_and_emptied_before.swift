import Foundation

/// Every start ends the timers of the list in a helper, which leaves an empty list behind: nothing runs twice.
final class Beacon {
    private var timers = [Timer]()
    private var pulses = 0

    func start() {
        stop()
        let made = Timer(timeInterval: 5, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.pulses += 1
        }
        made.tolerance = 1
        timers = [made]
        RunLoop.main.add(made, forMode: .common)
    }

    func stop() {
        finish()
    }

    private func finish() {
        for timer in timers { timer.invalidate() }
        timers = []
    }
}

final class Lighthouses {
    private var beacons: [Int: Beacon] = [:]

    func light() {
        beacons[1] = Beacon()
        beacons[1]?.start()
    }

    func lightAgain() {
        beacons[1]?.start()
    }

    func darken() {
        beacons[1]?.stop()
        beacons[1] = nil
    }
}
