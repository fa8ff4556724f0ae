import UIKit

/// Its own drags stop it. A table that shows it as its header may scroll as well.
open class CarouselView: UIView, UIScrollViewDelegate {
  private let pages = UIScrollView()
  private var timer: Timer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    pages.delegate = self
    addSubview(pages)
  }

  public required init?(coder: NSCoder) { nil }

  open override func willMove(toWindow window: UIWindow?) {
    super.willMove(toWindow: window)
    if window == nil { stop() } else { start() }
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { stop() }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { start() }

  private func start() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.turn()
    }
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func turn() {
    pages.setContentOffset(CGPoint(x: pages.contentOffset.x + pages.bounds.width, y: 0), animated: true)
  }
}
