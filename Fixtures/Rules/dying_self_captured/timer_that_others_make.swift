import UIKit

/// Whoever fills the property: to form a weak reference to a dying view ends the process.
final class ProgressBar: UIView {
  var timer: Timer?

  deinit {
    DispatchQueue.main.async { [weak self] in  // expect: dying_self_captured(error)
      self?.timer?.invalidate()
    }
  }
}

/// That the tree adds something to every view changes nothing.
extension UIView {
  func fade() { alpha = 0.5 }
}
