import UIKit

final class TotalScreen: UIViewController {
  @IBOutlet private weak var total: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    total.text = "0"
  }
}

/// Nibs may have owners of the framework's class; this says nothing about what inherits from it.
extension UIViewController {
  var isOnScreen: Bool { viewIfLoaded?.window != nil }
}

/// Its nib knows it by its name in Objective-C.
@objc(OLDSumScreen) final class SumScreen: UIViewController {
  @IBOutlet private var letter: UITextView!
  @IBOutlet private weak var total: UILabel!
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    letter.textColor = .gray
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      self?.total.text = Date().description
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
