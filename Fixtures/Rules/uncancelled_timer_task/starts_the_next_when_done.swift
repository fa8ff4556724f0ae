import UIKit

/// A try that failed starts the next one at its very end.
final class FeeViewController: UIViewController {
    private var loading: Task<Void, Error>?

    override func viewDidLoad() {
        super.viewDidLoad()
        load()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        loading?.cancel()
    }

    private func load() {
        loading = Task {
            try await Task.sleep(nanoseconds: 3_000_000_000)
            title = "again"
            DispatchQueue.main.async { [weak self] in self?.load() }
        }
    }
}
