import Dispatch
import XCTest

final class Sampler {
    private let source = DispatchSource.makeTimerSource(queue: .main)

    init() {
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler { self.sample() }
        source.activate()
    }

    private func sample() {}
}
