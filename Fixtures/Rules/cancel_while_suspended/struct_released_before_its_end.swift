import Dispatch

/// A struct that switches its source itself, in a class that gives it back before the end.
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
        source.cancel()
    }
}

final class Deck {
    private var lane = Lane { print("beat") }

    func hold() { lane.hold() }
    func release() { lane.release() }

    deinit {
        lane.release()
        lane.end()
    }
}

/// The state of a class that keeps it in an enum with a method of its own.
final class Meter {
    private enum Mode {
        case off, on

        mutating func flip() { self = self == .on ? .off : .on }
    }

    private let source = DispatchSource.makeTimerSource(queue: .main)
    private var mode = Mode.off

    init() {
        source.schedule(deadline: .now(), repeating: 1, leeway: .milliseconds(100))
        source.setEventHandler { print("level") }
    }

    func toggle() {
        if mode == .on { source.suspend() } else { source.resume() }
        mode.flip()
    }

    deinit {
        if mode == .off { source.resume() }
        source.cancel()
    }
}

/// A held track whose copy is written back.
struct Track {
    let source: DispatchSourceTimer
    var isHeld = false

    init(beatsPerMinute: Double) {
        source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now(), repeating: 60 / beatsPerMinute, leeway: .milliseconds(100))
    }
}

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
        track = current
    }

    deinit {
        if track.isHeld { track.source.resume() }
        track.source.cancel()
    }
}
