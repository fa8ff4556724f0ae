import UIKit

final class Tile: UIView {
  private var isPressed = false

  func flash() {
    isPressed = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      self.isPressed = false
    }
  }

  func flashInMilliseconds() {
    isPressed = true
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(120)) {
      self.isPressed = false
    }
  }
}
