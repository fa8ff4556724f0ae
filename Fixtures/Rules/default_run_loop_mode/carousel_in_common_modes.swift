import UIKit

/// Its own drags stop it, and nothing else does.
open class BannerView: UIView, UIScrollViewDelegate {
  private let pages = UIScrollView()
  private var timer: Timer?

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { stop() }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { start() }

  open override func willMove(toWindow window: UIWindow?) {
    super.willMove(toWindow: window)
    if window == nil { stop() } else { start() }
  }

  private func start() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.turn() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func turn() {
    pages.setContentOffset(CGPoint(x: pages.contentOffset.x + pages.bounds.width, y: 0), animated: true)
  }
}
