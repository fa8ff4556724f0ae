import Combine
import UIKit

final class ListModel: ObservableObject {
  @Published var words: [String] = []
  var wordsChanged: (([String], Bool) -> Void)?
  private var cancellable: AnyCancellable?

  /// What is shown at the end alone is not reached from here.
  func watch() {
    cancellable = $words
      .debounce(for: .seconds(0.2), scheduler: DispatchQueue.main)
      .sink { [weak self] words in
        self?.wordsChanged?(words, false)
      }
  }

  func typed(_ field: UITextField) {
    field.addTarget(self, action: #selector(edit), for: .editingChanged)
  }

  @objc private func edit(_ field: UITextField) {
    words = [field.text ?? ""]
  }
}

final class ListController: UITableViewController {
  private let model = ListModel()
  private let emptyLabel = UILabel()
  private var saved: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    model.wordsChanged = { [weak self] words, isFinal in
      self?.save(words, isFinal: isFinal)
    }
    model.watch()
  }

  private func save(_ words: [String], isFinal: Bool) {
    saved = words
    if isFinal {
      emptyLabel.text = words.first
    }
  }
}
