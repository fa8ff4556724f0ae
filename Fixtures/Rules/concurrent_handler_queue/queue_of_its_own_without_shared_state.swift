import Dispatch

/// What the handler counts, its cancel handler and its own helper alone use.
final class Heartbeat {
    private var beats = 0
    private var limit = 10
    private var timer: DispatchSourceTimer?

    func start(limit: Int) {
        guard timer == nil else { return }
        self.limit = limit
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "heartbeat"))
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { [weak self] in self?.beat() }
        timer.setCancelHandler { [weak self] in self?.beats = 0 }
        timer.activate()
        self.timer = timer
    }

    private func beat() {
        beats += 1
        if beats > limit { print("over") }
    }
}
