import UIKit

/// Its label is no longer in the nib; the letter beside it is.
final class PhoneScreen: UIViewController {
  @IBOutlet private var letter: UITextView!
  @IBOutlet private weak var again: UILabel?
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    letter.textColor = .gray
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.again?.text = Date().description
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
