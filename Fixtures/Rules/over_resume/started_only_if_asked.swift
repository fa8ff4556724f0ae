import Dispatch
import Foundation

extension DispatchSource {
    /// The closure after the parentheses is the handler; whether to start takes its default.
    static func beating(
        every interval: TimeInterval, on queue: DispatchQueue, startsNow: Bool = false, handler: @escaping () -> Void
    ) -> DispatchSourceTimer {
        let source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(10))
        source.setEventHandler(handler: handler)
        if startsNow { source.activate() }
        return source
    }
}

final class Sampler {
    private let queue = DispatchQueue(label: "levels")
    private var source: DispatchSourceTimer?
    private var level = 0

    init() {
        let source = DispatchSource.beating(every: 0.1, on: queue) { [weak self] in self?.level += 1 }
        source.resume()
        self.source = source
    }

    deinit {
        source?.cancel()
    }
}

final class EagerSampler {
    private let queue = DispatchQueue(label: "levels")
    private var source: DispatchSourceTimer?
    private var level = 0

    init() {
        let source = DispatchSource.beating(every: 0.1, on: queue, startsNow: true) { [weak self] in self?.level += 1 }
        source.resume()  // expect: over_resume
        self.source = source
    }

    deinit {
        source?.cancel()
    }
}
