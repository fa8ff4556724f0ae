import Combine
import UIKit

final class SearchViewController: UIViewController {
  private let resultsLabel = UILabel()
  private let results = UITableView()
  private let query = PassthroughSubject<String, Never>()
  private var cancellables: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    query
      .debounce(for: 0.3, scheduler: DispatchQueue.main)
      .sink { [weak self] text in self?.resultsLabel.text = text }
      .store(in: &cancellables)
  }
}
