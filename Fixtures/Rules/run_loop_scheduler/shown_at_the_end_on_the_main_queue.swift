import Combine
import UIKit

final class ListController: UITableViewController {
  @Published private var words: [String] = []
  private let emptyLabel = UILabel()
  private var cancellable: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    cancellable = $words
      .debounce(for: .seconds(0.2), scheduler: DispatchQueue.main)
      .sink { [weak self] words in self?.emptyLabel.text = words.first }
  }
}
