import Dispatch

final class TrafficMeter {
    private let queue = DispatchQueue(label: "traffic")
    private var bytes = 0
    private var timer: DispatchSourceTimer?

    func start() {
        guard timer == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))  // expect: concurrent_handler_queue(warning)
        timer.schedule(deadline: .now() + 60, repeating: 60)
        timer.setEventHandler { [weak self] in self?.bytes = 0 }
        timer.activate()
        self.timer = timer
    }

    func add(_ count: Int) {
        queue.async { [weak self] in self?.bytes += count }
    }

    func total() -> Int {
        queue.sync { bytes }
    }
}
