import UIKit

/// What scrolls on this screen stops the line first.
final class Cropper: UIViewController, UICollectionViewDelegate {
  private let line = UIView()
  private var timer: Timer?
  private var isDragging = false

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if isDragging { beginChange() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { start() }

  private func beginChange() {
    stop()
    line.isHidden = true
  }

  private func start() {
    stop()
    timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] _ in
      self?.line.center.x += 1
    }
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }

  deinit { timer?.invalidate() }
}
