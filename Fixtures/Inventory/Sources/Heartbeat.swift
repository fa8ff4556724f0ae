import Foundation

actor Heartbeat {
    private var task: Task<Void, Never>?
    private var beats = 0

    func start() {
        task = Task { [weak self] in
            while !Task.isCancelled {
                await self?.beat()
                do { try await Task.sleep(nanoseconds: 10 * NSEC_PER_SEC) } catch { return }
            }
        }
    }

    func stop() {
        task?.cancel()
        task = nil
    }

    private func beat() { beats += 1 }
}
