import UIKit

/// Only a move from one window straight into another starts it twice.
final class MarqueeView: UIView {
  private var link: CADisplayLink?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil {
      link = CADisplayLink(target: self, selector: #selector(step))  // expect: restart_without_invalidate(note)
      link?.add(to: .main, forMode: .common)
    } else {
      link?.invalidate()
      link = nil
    }
  }

  @objc private func step() {
    setNeedsDisplay()
  }
}
