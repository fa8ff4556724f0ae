import UIKit

final class StreetController: UIViewController, UITextFieldDelegate {
  private let scrollView = UIScrollView()
  private let field = UITextField()
  private let label = UILabel()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.keyboardDismissMode = .onDrag
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
      self?.label.text = self?.field.text
    }
  }

  func textFieldDidEndEditing(_ textField: UITextField) { timer?.invalidate() }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
