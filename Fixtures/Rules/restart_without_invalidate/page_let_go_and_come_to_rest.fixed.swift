import UIKit

/// A page that flies on starts the timer twice: when it is let go, and when it has come to rest.
final class CoverController: UIViewController, UIScrollViewDelegate {
  private var turner: Timer?

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    turner?.invalidate()
    turner = nil
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    beginTurning()
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    beginTurning()
  }

  private func beginTurning() {
    self.turner?.invalidate()
    let turner = Timer(timeInterval: 5, repeats: true) { _ in print("next") }
    RunLoop.main.add(turner, forMode: .common)
    self.turner = turner
  }

  deinit {
    turner?.invalidate()
  }
}
