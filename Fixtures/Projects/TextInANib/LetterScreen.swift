import UIKit

/// A long text.
final class LetterScreen: UIViewController {
  @IBOutlet private var letter: UITextView!
  @IBOutlet private var label: UILabel!
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    letter.textColor = .gray
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
