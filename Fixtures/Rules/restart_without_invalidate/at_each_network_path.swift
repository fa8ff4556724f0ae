import Foundation
import Network

final class Heartbeat {
    private var timer: Timer?
    private var beats = 0

    func start() {
        let timer = Timer(timeInterval: 15, repeats: true) { [weak self] _ in self?.beats += 1 }  // expect: restart_without_invalidate
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

/// One path that satisfies may follow another: the first one's heartbeat goes on.
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
        heartbeat.start()
    }
}
