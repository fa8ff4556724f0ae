import UIKit

/// It styles the buttons of all screens.
struct ButtonStyle {
  let radius: Double

  func apply(to button: UIButton) {
    let background = UIView()
    background.layer.cornerRadius = radius
    button.addSubview(background)
  }
}
