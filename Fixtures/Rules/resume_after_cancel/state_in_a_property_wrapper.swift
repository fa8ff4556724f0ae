import Foundation

/// The state is set through the storage of its wrapper.
final class Flusher {
    enum State { case waiting, going }

    private let source: DispatchSourceTimer
    @Guarded private var state: State = .waiting

    init(every seconds: Double, flush: @escaping () -> Void) {
        source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + seconds, repeating: seconds)
        source.setEventHandler(handler: flush)
        go()
    }

    deinit {
        source.setEventHandler {}
        source.cancel()
        go()
    }

    func wait() {
        if state == .waiting { return }
        _state.set(.waiting)
        source.suspend()
    }

    func go() {
        if state == .going { return }
        $state.mutate { $0 = .going }
        source.resume()
    }
}
