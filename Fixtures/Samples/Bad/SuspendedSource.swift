import Dispatch

/// Traps when it is released after `pause()`: cancelling a suspended source does not resume it.
final class SuspendedSource {
    private let source = DispatchSource.makeTimerSource(queue: .main)
    private var isPaused = false

    init(handler: @escaping () -> Void) {
        source.schedule(deadline: .now(), repeating: .seconds(1))
        source.setEventHandler(handler: handler)
        source.activate()
    }

    func pause() {
        guard !isPaused else { return }
        isPaused = true
        source.suspend()
    }

    deinit {
        source.cancel()
    }
}
