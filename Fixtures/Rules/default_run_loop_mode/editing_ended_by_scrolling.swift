import UIKit

/// The form is never scrolled while the field is edited, so the check never waits.
final class NameController: UIViewController, UITextFieldDelegate, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let field = UITextField()
  private let label = UILabel()
  private var timer: Timer?

  func textFieldDidBeginEditing(_ textField: UITextField) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
      self?.label.text = self?.field.text
    }
  }

  func textFieldDidEndEditing(_ textField: UITextField) { stop() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { dismissKeyboard() }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stop()
  }

  private func dismissKeyboard() { view.endEditing(true) }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }
}
