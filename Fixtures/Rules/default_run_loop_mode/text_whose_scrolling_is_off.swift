import UIKit

/// A text view as a label with links.
final class LoginController: UIViewController, UITextViewDelegate {
  private let label = UILabel()
  private let legal: UITextView = {
    let view = UITextView()
    view.isEditable = false
    view.isScrollEnabled = false
    return view
  }()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    legal.delegate = self
    view.addSubview(legal)
  }

  func textView(_ textView: UITextView, shouldInteractWith url: URL, in range: NSRange) -> Bool { url.isFileURL }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.label.text = Date().description
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
