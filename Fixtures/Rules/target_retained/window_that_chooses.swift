import UIKit

/// A conditional expression ends it when the view leaves its window.
final class SweepView: UIView {
  private var link: CADisplayLink?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    window == nil ? detach() : attach()
  }

  private func attach() {
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: #selector(step))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func detach() {
    link?.invalidate()
    link = nil
  }

  @objc private func step() { setNeedsDisplay() }
}
