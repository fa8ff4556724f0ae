import Dispatch

/// Scheduling after the cancel is of no use in 'deinit', and does no harm there.
final class Metronome {
    private let source = DispatchSource.makeTimerSource(queue: .main)
    private var isStopped = true

    init(tick: @escaping () -> Void) { source.setEventHandler(handler: tick) }

    func start() {
        guard isStopped else { return }
        source.schedule(deadline: .now(), repeating: 1)
        source.resume()
        isStopped = false
    }

    func stop() {
        guard !isStopped else { return }
        source.suspend()
        isStopped = true
    }

    deinit {
        source.cancel()
        if isStopped { start() }
    }
}
