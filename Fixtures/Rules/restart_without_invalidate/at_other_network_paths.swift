import Foundation
import Network

final class Heartbeat {
    private var timer: Timer?
    private var beats = 0

    var isBeating: Bool { timer?.isValid ?? false }

    func start() {
        let timer = Timer(timeInterval: 15, repeats: true) { [weak self] _ in self?.beats += 1 }
        timer.tolerance = 2
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    deinit {
        stop()
    }
}

/// Asks whether there is a heartbeat already.
final class Link {
    private let monitor = NWPathMonitor()
    private let heartbeat = Heartbeat()

    func open() {
        monitor.pathUpdateHandler = { [weak self] path in
            self?.pathChanged(to: path.status)
        }
        monitor.start(queue: .main)
    }

    private func pathChanged(to status: NWPath.Status) {
        guard status == .satisfied else {
            heartbeat.stop()
            return
        }
        guard !heartbeat.isBeating else { return }
        heartbeat.start()
    }
}

/// Starts only when the status is another than the last.
final class Watch {
    private let monitor = NWPathMonitor()
    private var status = NWPath.Status.unsatisfied
    private var timer: Timer?
    private var looks = 0

    func open() {
        monitor.pathUpdateHandler = { [weak self] path in
            guard let self, path.status != self.status else { return }
            self.status = path.status
            if path.status == .satisfied { self.start() } else { self.stop() }
        }
        monitor.start(queue: .main)
    }

    private func start() {
        let timer = Timer(timeInterval: 15, repeats: true) { [weak self] _ in self?.looks += 1 }
        timer.tolerance = 2
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    deinit {
        stop()
    }
}
