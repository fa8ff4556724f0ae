import TickerKit

/// Nothing but its own deinit stops the ticker, which the handler keeps it from.
final class Clock {
    private let ticker = Ticker(every: 1)  // expect: invalidate_only_in_deinit
    private var seconds = 0

    func start() {
        ticker.onTick = { self.seconds += 1 }
        ticker.begin()
    }

    deinit {
        ticker.halt()
    }
}

/// Nothing stops it at all.
final class Stopwatch {
    private let ticker: Ticker
    private var seconds = 0

    init() {
        ticker = Ticker(every: 1)
        ticker.onTick = { self.seconds += 1 }  // expect: strong_self_in_handler(warning)
        ticker.begin()
    }
}

/// The cycle lasts until somebody stops it.
final class Metronome {
    private var ticker: Ticker?
    private var beats = 0

    func start() {
        ticker = Ticker(every: 1)
        ticker?.begin(onTick: { self.beats += 1 })  // expect: strong_self_in_handler(note)
    }

    func stop() {
        ticker?.halt()
        ticker = nil
    }
}
