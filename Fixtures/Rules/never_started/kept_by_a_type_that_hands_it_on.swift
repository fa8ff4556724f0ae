import Foundation

/// What adds the timer gets it from the type that keeps it.
struct Pulse {
    fileprivate let beat: Timer

    init(every seconds: TimeInterval, _ work: @escaping () -> Void) {
        beat = Timer(fire: Date() + seconds, interval: seconds, repeats: true) { _ in work() }
    }

    func end() {
        beat.invalidate()
    }

    fileprivate func forRunLoop() -> Timer? {
        return beat
    }
}

extension RunLoop {
    func keep(_ pulse: Pulse) {
        CFRunLoopAddTimer(getCFRunLoop(), pulse.forRunLoop(), .commonModes)
    }
}
