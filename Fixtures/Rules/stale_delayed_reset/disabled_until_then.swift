import UIKit

final class PinView: UIView {
  var isEnabled = true
}

final class LockScreen: UIViewController {
  private let pin = PinView()

  func refuse() {
    pin.isEnabled = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.pin.isEnabled = true
    }
  }
}
