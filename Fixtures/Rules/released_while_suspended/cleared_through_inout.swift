import Dispatch

func drop(_ source: inout DispatchSourceTimer?) {
    source?.cancel()
    source = nil
}

func wake(_ source: inout DispatchSourceTimer?, ifPaused isPaused: inout Bool) {
    if isPaused { source?.resume() }
    isPaused = false
}

final class Sampler {
    private var source: DispatchSourceTimer?
    private var isPaused = false

    func start(sample: @escaping () -> Void) {
        wake(&source, ifPaused: &isPaused)
        drop(&source)
        let new = DispatchSource.makeTimerSource(queue: .main)
        new.schedule(deadline: .now(), repeating: 1)
        new.setEventHandler(handler: sample)
        new.activate()
        source = new
    }

    func pause() {
        guard let source, !isPaused else { return }
        isPaused = true
        source.suspend()
    }

    deinit {
        wake(&source, ifPaused: &isPaused)
        drop(&source)
    }
}
