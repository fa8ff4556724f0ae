import UIKit

/// Scrolling leaves the keyboard on the screen.
final class CityController: UIViewController, UITextFieldDelegate {
  private let scrollView = UITableView()
  private let field = UITextField()
  private let label = UILabel()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.keyboardDismissMode = .interactive
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
      self?.label.text = "\(Date())"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func textFieldDidEndEditing(_ textField: UITextField) { timer?.invalidate() }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
