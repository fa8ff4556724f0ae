import XCTest

final class Poller {
    private var task: Task<Void, Never>?
    private var polls = 0

    func start() {
        task?.cancel()
        task = Task { [weak self] in
            guard let self else { return }
            while !Task.isCancelled {
                self.polls += 1
                try? await Task.sleep(for: .seconds(5))
            }
        }
    }

    deinit {
        task?.cancel()
    }
}
