import UIKit

/// While the keyboard is shown, the text can be scrolled.
final class NoteController: UIViewController {
  private let label = UILabel()
  private let noteView = UITextView()
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    noteView.isScrollEnabled = false
    view.addSubview(noteView)
  }

  func edit() {
    noteView.isScrollEnabled = true
    noteView.becomeFirstResponder()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.label.text = Date().description
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
