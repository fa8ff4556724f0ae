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
