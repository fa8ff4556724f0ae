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
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      self?.label.text = Date().description
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
