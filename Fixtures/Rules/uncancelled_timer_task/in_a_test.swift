import XCTest

final class Poller {
    private var polls = 0

    init() {
        Task { [weak self] in
            while !Task.isCancelled {
                self?.polls += 1
                try? await Task.sleep(for: .seconds(5))
            }
        }
    }
}
