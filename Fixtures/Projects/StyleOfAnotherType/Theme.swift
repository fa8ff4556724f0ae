import UIKit

/// Styles whatever it is given, on any screen.
final class Theme {
  func fade(_ label: UILabel) {
    label.alpha = label.alpha > 0.5 ? 0.4 : 1
  }
}
