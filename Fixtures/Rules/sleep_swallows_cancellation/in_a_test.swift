import XCTest

final class Search {
    private var task: Task<Void, Never>?
    private var searches = 0

    func queryChanged() {
        task?.cancel()
        task = Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(300))
            self?.searches += 1
        }
    }
}
