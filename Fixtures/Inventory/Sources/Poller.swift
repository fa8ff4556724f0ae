import Dispatch

/// Paused and released while it is suspended: the one crash of this tree.
final class Poller {
    private let queue = DispatchQueue(label: "org.example.poller")
    private var source: DispatchSourceTimer?
    private var polls = 0

    func start() {
        let source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: .now(), repeating: .milliseconds(500), leeway: .milliseconds(50))
        source.setEventHandler { [weak self] in self?.poll() }
        source.resume()
        self.source = source
    }

    func pause() {
        source?.suspend()
    }

    func stop() {
        source = nil
    }

    private func poll() { polls += 1 }
}
