import Combine
import UIKit

final class TranslationController: UIViewController, UITextFieldDelegate {
  private let words = PassthroughSubject<String, Never>()
  private let textView = UITextView()
  private var cancellables: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    words
      .debounce(for: 0.3, scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.textView.text = $0 }
      .store(in: &cancellables)
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    words.send(textField.text ?? "")
  }
}
