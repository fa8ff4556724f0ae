import UIKit

/// The nib's text lies in a view that takes no touches.
final class GlassScreen: UIViewController {
  @IBOutlet private var notes: UITextView!
  @IBOutlet private var label: UILabel!
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    notes.textColor = .gray
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
