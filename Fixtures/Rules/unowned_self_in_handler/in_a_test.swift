import Dispatch
import XCTest

final class Sampler {
    private let source = DispatchSource.makeTimerSource(queue: .global())

    init() {
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler { [unowned self] in self.sample() }
        source.activate()
    }

    private func sample() {}
}
