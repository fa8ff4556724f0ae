import Dispatch

/// A struct that switches its source itself. What becomes of it is up to the class that holds it.
struct Lane {
    private let source: DispatchSourceTimer
    private var isHeld = false

    init(_ beat: @escaping () -> Void) {
        source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now(), repeating: 1, leeway: .milliseconds(100))
        source.setEventHandler(handler: beat)
        source.activate()
    }

    mutating func hold() {
        guard !isHeld else { return }
        isHeld = true
        source.suspend()
    }

    mutating func release() {
        guard isHeld else { return }
        isHeld = false
        source.resume()
    }

    func end() {
        source.cancel()  // expect: cancel_while_suspended
    }
}

final class Deck {
    private var lane = Lane { print("beat") }

    func hold() { lane.hold() }
    func release() { lane.release() }

    deinit {
        lane.end()
    }
}

/// A struct whose initializer makes the source, and whose fields the class sets.
struct Track {
    let source: DispatchSourceTimer
    var isHeld = false

    init(beatsPerMinute: Double) {
        source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now(), repeating: 60 / beatsPerMinute, leeway: .milliseconds(100))
    }
}

/// The copy remembers that the source is held; the track itself does not.
final class Player {
    private var track: Track

    init() {
        track = Track(beatsPerMinute: 90)
        track.source.setEventHandler { print("beat") }
        track.source.activate()
    }

    func hold() {
        var current = track
        guard !current.isHeld else { return }
        current.isHeld = true
        current.source.suspend()
    }

    deinit {
        if track.isHeld { track.source.resume() }
        track.source.cancel()  // expect: cancel_while_suspended
    }
}

/// A struct whose source is the initial value of its field.
struct Pulse {
    let source = DispatchSource.makeTimerSource(queue: .main)
    var isHeld = false

    mutating func hold() {
        isHeld = true
        source.suspend()
    }
}

final class Monitor {
    private var pulse = Pulse()

    init() {
        pulse.source.schedule(deadline: .now(), repeating: 1, leeway: .milliseconds(100))
        pulse.source.setEventHandler { print("pulse") }
        pulse.source.activate()
    }

    func hold() {
        if !pulse.isHeld { pulse.hold() }
    }

    deinit {
        pulse.source.cancel()  // expect: cancel_while_suspended
    }
}
