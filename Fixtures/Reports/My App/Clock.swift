import Foundation

/// A clock for the start screen.
final class Clock {
    private var timer: Timer?
    private let source = DispatchSource.makeTimerSource(queue: .main)
    var title = "Zürich ⏰"

    func start() {
        title = "🙂"; timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
    }

	func pause() {
		source.suspend()
	}

    deinit {
        source.cancel()
    }

    private func tick() { title = "\(Date())" } // timerlint:ignore wall_clock_elapsed - shown, not measured
}
