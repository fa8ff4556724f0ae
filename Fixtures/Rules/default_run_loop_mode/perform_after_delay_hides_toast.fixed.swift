import UIKit

final class ToastView: UIView {
  private let label = UILabel()

  func show(_ text: String) {
    label.text = text
    isHidden = false
    perform(#selector(hide), with: nil, afterDelay: 2, inModes: [.common])
  }

  @objc private func hide() {
    isHidden = true
  }
}
