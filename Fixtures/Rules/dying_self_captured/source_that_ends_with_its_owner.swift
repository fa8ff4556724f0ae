import Foundation

/// Nothing stops the source, but its last reference goes with the object.
final class FolderScan {
    private let queue = DispatchQueue(label: "scan")
    private var timer: DispatchSourceTimer?
    private var rounds = 0

    func start() {
        timer?.cancel()
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.setEventHandler { [weak self] in self?.rounds += 1 }
        timer.resume()
        self.timer = timer
    }

    func stop() {
        queue.async { [weak self] in  // expect: dying_self_captured(note)
            self?.timer?.cancel()
            self?.timer = nil
        }
    }

    deinit { stop() }
}
