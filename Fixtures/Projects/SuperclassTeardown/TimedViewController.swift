import UIKit

/// Ends whatever timer its subclasses keep here when the screen goes.
class TimedViewController: UIViewController {
  var timer: Timer?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    timer = nil
  }
}
