import Foundation

/// A team's own wrapper: its timer is listed once, with the types that use it.
final class Repeater {
    var handler: (() -> Void)?
    private var timer: Timer?

    func start(every interval: TimeInterval) {
        timer?.invalidate()
        // timerlint:ignore default_run_loop_mode - nothing is shown
        timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] _ in self?.handler?() }
    }

    func stop() { timer?.invalidate() }
}

final class Uploader {
    private let repeater = Repeater()
    private var sent = 0

    init() {
        repeater.handler = { [weak self] in self?.sent += 1 }
        repeater.start(every: 60)
    }
}
