import Dispatch

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
        if isPaused { source.resume() }
        source.cancel()
    }
}
