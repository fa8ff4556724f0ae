import Dispatch
import XCTest

final class Poller {
    private var source: DispatchSourceTimer?

    func start(_ poll: @escaping () -> Void) {
        guard source == nil else { return }
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now(), repeating: 5)
        source.setEventHandler(handler: poll)
        source.activate()
        self.source = source
    }

    func stop() {
        source!.cancel()
        source = nil
    }
}
