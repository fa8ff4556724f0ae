import UIKit

/// Stands on a screen with a table, and on one without.
final class PulseButton: UIButton {
  private var isLarge = false

  func pulse() {
    isLarge.toggle()
    alpha = isLarge ? 1 : 0.5
  }
}
