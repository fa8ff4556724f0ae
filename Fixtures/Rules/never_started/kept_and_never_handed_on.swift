import Foundation

/// Nothing ever gets this one.
struct LostPulse {
    fileprivate let beat: Timer

    init(every seconds: TimeInterval, _ work: @escaping () -> Void) {
        beat = Timer(fire: Date() + seconds, interval: seconds, repeats: true) { _ in work() }  // expect: never_started
    }

    func end() {
        beat.invalidate()
    }
}
