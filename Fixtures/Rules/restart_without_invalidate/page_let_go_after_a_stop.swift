import UIKit

final class BannerController: UIViewController, UIScrollViewDelegate {
  private var turner: Timer?

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    turner?.invalidate()
    turner = nil
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { beginTurning() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    beginTurning()
  }

  private func beginTurning() {
    let turner = Timer(timeInterval: 5, repeats: true) { _ in print("next") }
    RunLoop.main.add(turner, forMode: .common)
    self.turner = turner
  }

  deinit {
    turner?.invalidate()
  }
}
