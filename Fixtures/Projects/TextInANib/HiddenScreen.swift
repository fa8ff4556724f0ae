import UIKit

/// The nib hides both of its labels; code shows only one of them. Another nib has an outlet of the name `total`.
final class HiddenScreen: UIViewController {
  @IBOutlet private var letter: UITextView!
  @IBOutlet private weak var elapsed: UILabel!
  @IBOutlet private weak var left: UILabel!
  @IBOutlet private weak var total: UILabel!
  private var seconds = 0
  private var count: Timer?
  private var countdown: Timer?
  private var sum: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    letter.textColor = .gray
    elapsed.textColor = .gray
    left.alpha = 1
    count?.invalidate()
    count = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.seconds += 1
      self?.elapsed.text = "\(self?.seconds ?? 0)"
    }
    countdown?.invalidate()
    countdown = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      self?.left.text = Date().description
    }
    sum?.invalidate()
    sum = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.total.text = Date().description
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    count?.invalidate()
    countdown?.invalidate()
    sum?.invalidate()
  }
}
