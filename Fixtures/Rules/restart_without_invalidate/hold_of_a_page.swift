import UIKit

/// The finger that drags starts it, and its end ends it.
final class HoldController: UIViewController, UIScrollViewDelegate {
  private var held: Timer?

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    let held = Timer(timeInterval: 5, repeats: true) { _ in print("held") }
    RunLoop.main.add(held, forMode: .common)
    self.held = held
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    held?.invalidate()
    held = nil
  }
}
