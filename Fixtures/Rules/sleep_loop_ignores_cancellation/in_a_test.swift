import XCTest

final class Poller {
    private var task: Task<Void, Never>?
    private var polls = 0

    func start() {
        task?.cancel()
        task = Task { [weak self] in
            while true {
                try? await Task.sleep(for: .seconds(1))
                self?.polls += 1
            }
        }
    }

    deinit {
        task?.cancel()
    }
}
