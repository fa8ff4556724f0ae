import TickerKit

/// Captures itself weakly, so that its deinit can run.
final class Poller {
    private let ticker = Ticker(every: 5)

    func start() {
        ticker.onTick { [weak self] in self?.poll() }
        ticker.begin()
    }

    private func poll() {}

    deinit {
        ticker.halt()
    }
}

/// `invalidate()` is not what stops a ticker, and another type of the module is no ticker.
final class Reader {
    private let page = Page(every: 5)

    func start() {
        page.onTick = { self.turn() }
        page.begin()
    }

    private func turn() {}
}

/// Somebody else starts it.
func makeTicker() -> Ticker {
    Ticker(every: 2)
}
