import UIKit

/// The timer alone is captured.
final class ProgressRing: UIView {
  var timer: Timer?

  deinit {
    DispatchQueue.main.async { [timer] in
      timer?.invalidate()
    }
  }
}
