import UIKit

final class WaveView: UIView {
  private var link: CADisplayLink?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    link?.invalidate()
    link = nil
    guard window != nil else { return }
    let link = CADisplayLink(target: self, selector: #selector(step))
    link.add(to: RunLoop.main, forMode: RunLoop.Mode.common)
    self.link = link
  }

  @objc private func step() {
    setNeedsDisplay()
  }
}
