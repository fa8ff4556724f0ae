import TickerKit

final class Reminder {
    private let ticker = Ticker(every: 60)  // expect: never_started
    private var isDue = false

    init() {
        ticker.onTick = { [weak self] in self?.isDue = true }
    }

    deinit {
        ticker.halt()
    }
}
