import UIKit

/// The declaration of the extended class is not read.
extension UIViewController {
  func blink() {
    print("blink")
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) {  // expect: self_rescheduling_delay(note)
      self.blink()
    }
  }
}
