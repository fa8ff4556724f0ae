import Dispatch

/// Whoever makes one must begin it, and nobody in this program does.
final class Beat {
    private let source: DispatchSourceTimer
    private var hasBegun = false

    init(label: String) {
        source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: label))  // expect: never_started
    }

    func onBeat(every seconds: Int, _ action: @escaping () -> Void) {
        source.schedule(deadline: .now(), repeating: .seconds(seconds), leeway: .seconds(1))
        source.setEventHandler(handler: action)
    }

    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        source.activate()
    }
}

/// The same with a user who does.
final class Pulse {
    private let source: DispatchSourceTimer
    private var hasBegun = false

    init(label: String) {
        source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: label))
    }

    func onBeat(every seconds: Int, _ action: @escaping () -> Void) {
        source.schedule(deadline: .now(), repeating: .seconds(seconds), leeway: .seconds(1))
        source.setEventHandler(handler: action)
    }

    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        source.activate()
    }
}
