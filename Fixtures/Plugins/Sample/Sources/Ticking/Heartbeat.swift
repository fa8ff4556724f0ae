import Foundation

/// Carries a warning: a repeating timer that nothing ever invalidates.
public final class Heartbeat {
    private var timer: Timer?

    public init() {}

    public func start() {
        let timer = Timer(timeInterval: 5, repeats: true) { _ in print("beat") }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }
}
