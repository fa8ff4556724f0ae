import Dispatch
import XCTest

final class Meter {
    private var samples: [Int] = []
    private var source: DispatchSourceTimer?

    func start() {
        let source = DispatchSource.makeTimerSource(queue: .global())
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler { [weak self] in self?.samples.append(1) }
        source.activate()
        self.source = source
    }

    func reset() { samples = [] }
}
