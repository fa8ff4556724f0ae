import Foundation

/// The module's users add the timer to a run loop of theirs.
public final class Metronome {
    public let timer: Timer

    public init(interval: TimeInterval) {
        timer = Timer(timeInterval: interval, repeats: false) { _ in print("tick") }
    }
}
