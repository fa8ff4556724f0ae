import Dispatch

final class Pulse {
    private var source: DispatchSourceTimer?
    private var isPaused = false

    func start() {
        guard source == nil else { return }
        let made = DispatchSource.makeTimerSource(queue: .main)
        made.schedule(deadline: .now(), repeating: 1)
        made.setEventHandler { print("beat") }
        made.resume()
        source = made
        isPaused = false
    }

    func pause() {
        guard source != nil, !isPaused else { return }
        isPaused = true
        source.map { $0.suspend() }
    }

    func drop() {
        source = nil  // expect: released_while_suspended
    }

    deinit {
        if isPaused { source?.resume() }
    }
}

final class ResumedPulse {
    private var source: DispatchSourceTimer?
    private var isPaused = false

    func start() {
        guard source == nil else { return }
        let made = DispatchSource.makeTimerSource(queue: .main)
        made.schedule(deadline: .now(), repeating: 1)
        made.setEventHandler { print("beat") }
        made.resume()
        source = made
    }

    func pause() {
        guard source != nil, !isPaused else { return }
        isPaused = true
        source.map { $0.suspend() }
    }

    func drop() {
        if isPaused { source.map { $0.resume() } }
        isPaused = false
        source = nil
    }

    deinit { drop() }
}
